import { labels } from '../../../../src/data/labels';
import { sizeGuides } from '../../../../src/data/sizeGuides';
import {
  arrives,
  button,
  choose,
  dialog,
  fireEvent,
  goTo,
  misses,
  press,
  renderAt,
  screen,
  seesNo,
  SHIRT,
  SKIRT,
  TEE,
  textsOf,
  theProduct,
  within,
} from '../../../support';

it('should not be offered for a product without measurements', async () => {
  const products = [{ ...theProduct(SHIRT), hasSizeGuide: false }];
  await renderAt(`/product/${SHIRT}`, { catalogue: { products } });
  expect(button('ADD TO CART')).toBeVisible();
  misses('button', 'Size guide');
});

/** The head and the first row of a table, when it is shown. */
const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return textsOf(within(table).getAllByRole('row')).slice(0, 2);
};

it('should show the measurements in inches and cm, where they are measured, which size is selected, and whom each size fits', async () => {
  await renderAt(`/product/${SHIRT}`);
  await choose('M');
  await press('Size guide');
  const name =
    'Measurements of the garment, not of the body. Chest is measured all the way around.';
  await screen.findByRole('table', { name });
  const guide = dialog('Size guide');
  expect(guide.getByRole('heading', { name: 'Size guide' })).toBeVisible();
  const rows = within(guide.getByRole('table', { name })).getAllByRole('row');
  expect(rows.slice(0, 3).map(({ children }) => textsOf(children))).toEqual([
    ['Size', 'A Chest', 'B Length', 'C Sleeve'],
    ['S', '43½ in 110 cm', '27½ in 70 cm', '9¾ in 25 cm'],
    ['M, selected', '45 in 115 cm', '28¼ in 71.5 cm', '10¼ in 26 cm'],
  ]);
  const drawing = 'Where it is measured: A Chest, B Length, C Sleeve';
  expect(screen.getByRole('img', { name: drawing })).toBeVisible();
  expect(await rowsOf('Who each size fits')).toEqual([
    'SizeFits chestFits waist',
    'S34½–36 in 87–92 cm29–31 in 74–79 cm',
  ]);

  await goTo(`/product/${SKIRT}`);
  await arrives(theProduct(SKIRT).name);
  misses('dialog');
});

it('should say that it is loading, whom the sizes of kids fit, and the centimeters as the language of the shop writes them', async () => {
  const replaced = jest.replaceProperty(labels, 'language', 'de');
  await renderAt(`/product/${TEE}`);
  fireEvent.click(button('Size guide'));
  expect(dialog('Size guide').getByText('Loading…')).toBeVisible();
  expect(await rowsOf('Who each size fits')).toEqual([
    'SizeAgeHeight',
    'S3–4 years 39–41 in 98–104 cm',
  ]);
  seesNo('Loading…');
  expect(screen.getByText('44,5 cm')).toBeInTheDocument();
  replaced.restore();
});

const inchesIn = (text: string) =>
  Number(text.replace('¼', '.25').replace('½', '.5').replace('¾', '.75'));

// The build checks that a size has a figure for each column in both units.
it.each(Object.entries(sizeGuides))(
  'should have of %s each size, and equal measurements in both units',
  (id, { cm, inches }) => {
    expect(Object.keys(cm)).toEqual(theProduct(id).sizes);
    for (const [size, figures] of Object.entries(cm))
      for (const [i, figure] of figures.entries()) {
        const converted = 2.54 * inchesIn(inches[size]?.[i] ?? '');
        expect(Math.abs(figure - converted)).toBeLessThan(1.2);
      }
  },
);
