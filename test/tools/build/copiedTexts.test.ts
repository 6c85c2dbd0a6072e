import { homePage } from '../../../examples/harbour/homePage';
import { policies } from '../../../examples/harbour/policies';
import { settings } from '../../../examples/harbour/settings';
import { homePage as homePageOfWeft } from '../../../src/data/homePage';
import { settings as weft } from '../../../src/data/settings';
import { copiedTexts } from '../../../tools/build/copiedTexts';

it('should name the values that a shop has in common with another, such as a copied one', () => {
  const harbour = { homePage, policies, settings };
  expect(copiedTexts(harbour, 'examples/harbour')).toEqual([]);
  expect(copiedTexts(harbour, 'examples/mine')).toEqual([
    expect.stringContaining(
      'examples/mine/settings.ts has values of examples/harbour: settings.name, ',
    ),
    expect.stringContaining('policies.ts'),
    expect.stringContaining('homePage.ts'),
  ]);

  const { orderUrl = '' } = settings;
  const withOrders = { settings: { ...settings, name: 'Mine' } };
  expect(copiedTexts(withOrders, 'examples/mine')).toEqual([
    expect.stringMatching(/settings\.ts .*, settings\.orderUrl\b/),
  ]);
  const own = { settings: { name: 'Mine', language: 'en', orderUrl } };
  expect(copiedTexts(own, 'examples/mine')).toEqual([]);

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
  expect(copiedTexts(mixed, 'examples/harbour')).toEqual([
    'examples/harbour/settings.ts has values of src/data: settings.deliveryFee, settings.address.1, settings.newsletter.title, settings.newsletter.text',
    'examples/harbour/homePage.ts has values of src/data: homePage.title',
  ]);
});
