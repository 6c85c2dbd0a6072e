import { homePage } from '../../../examples/harbour/homePage';
import { policies } from '../../../examples/harbour/policies';
import { settings } from '../../../examples/harbour/settings';
import { homePage as homePageOfWeft } from '../../../src/data/homePage';
import { settings as weft } from '../../../src/data/settings';
import { textsOfWeft } from '../../../tools/build/textsOfWeft';

it('should name the values that a shop has in common with Weft', () => {
  expect(textsOfWeft({ homePage, policies, settings })).toEqual([]);

  const { newsletter, address = [] } = weft;
  const { title } = homePageOfWeft;
  if (!newsletter || !title) throw new Error('Weft lacks a text.');
  const mixed = {
    homePage: { ...homePage, title },
    settings: {
      ...settings,
      newsletter,
      deliveryFee: 1000,
      address: ['Mine', ...address.slice(1)],
    },
  };
  expect(textsOfWeft(mixed)).toEqual([
    'settings.ts, which has values of Weft: settings.deliveryFee, settings.address.1, settings.newsletter.title, settings.newsletter.text',
    'homePage.ts, which has values of Weft: homePage.title',
  ]);
});
