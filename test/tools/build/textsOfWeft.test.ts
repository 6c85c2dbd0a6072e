import * as homePage from '../../../examples/harbour/homePage';
import { settings } from '../../../examples/harbour/settings';
import { HERO } from '../../../src/data/homePage';
import { settings as weft } from '../../../src/data/settings';
import { textsOfWeft } from '../../../tools/build/textsOfWeft';

it('should name the values that a shop has in common with Weft', () => {
  const own = { ...homePage, settings: { ...settings, deliveryFee: 490 } };
  expect(textsOfWeft(own)).toEqual([]);

  const { email, address } = weft;
  const mixed = {
    ...own,
    HERO: { ...own.HERO, text: HERO.text },
    settings: { ...settings, email, address: ['Mine', ...address.slice(1)] },
  };
  expect(textsOfWeft(mixed)).toEqual([
    'settings.ts, which has values of Weft: settings.deliveryFee, settings.email.text, settings.email.href, settings.address.1',
    'homePage.ts, which has values of Weft: HERO.text',
  ]);
});
