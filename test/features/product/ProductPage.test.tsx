import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { descriptions } from '../../../src/data/descriptions';
import { products } from '../../../src/data/products';
import { sizeSelected } from '../../../src/features/product/productPageSlice';
import { saveData } from '../../support/saveData';
import { announcements } from '../../support/announcements';
import { renderAt } from '../../support/renderAt';
import {
  button,
  cardsIn,
  goTo,
  main,
  namesOf,
  radio,
} from '../../support/pageHelpers';
import { SHIRT, SKIRT } from '../../support/productIds';
import { productWith } from '../../support/products';

const BLOUSE = 'sprig-blouse-ecru';

describe('ProductPage', () => {
  it('should show the product, its policies and five of the others of the same category and type', async () => {
    await renderAt(`/product/${BLOUSE}`);
    expect(
      main().getByRole('heading', { level: 1, name: 'Sprig Blouse, Ecru' }),
    ).toBeVisible();
    for (const text of [
      descriptions[BLOUSE] ?? '',
      '(122)',
      '100% original product',
      'Cash on delivery available',
      'Easy return and exchange within 7 days',
    ])
      expect(main().getByText(text)).toBeVisible();
    expect(main().getAllByText('$78')[0]).toBeVisible();

    const tops = products.filter(
      (each) => each.category === 'Women' && each.subCategory === 'Topwear',
    );
    const others = tops.filter(({ _id }) => _id !== BLOUSE);
    expect(others).toHaveLength(6);
    const related = cardsIn(
      within(main().getByRole('region', { name: 'Related Products' })),
    );
    expect(related).toEqual(namesOf(others.slice(0, 5)));
  });

  describe('the other images', () => {
    /** How the other images load, before and after the first one has loaded. */
    const loadingOfOthers = async () => {
      await renderAt(`/product/${SHIRT}`);
      const images = document.querySelectorAll<HTMLImageElement>(
        '#product-images img',
      );
      const [first, ...others] = images;
      if (!first) throw new Error('The shirt has no image.');
      // jsdom does not know the property, which is undefined until it is set.
      const loading = () => others.map((image) => image.loading);
      const before = loading();
      fireEvent.load(first);
      return { before, after: loading() };
    };
    const later = [undefined, undefined, undefined];
    const atOnce = ['eager', 'eager', 'eager'];

    it.each([
      [false, later],
      [true, atOnce],
    ])(
      'should load after the first, which was loaded: %s',
      async (isLoaded, before) => {
        const complete = jest
          .spyOn(HTMLImageElement.prototype, 'complete', 'get')
          .mockReturnValue(isLoaded);
        try {
          expect(await loadingOfOthers()).toEqual({ before, after: atOnce });
        } finally {
          complete.mockRestore();
        }
      },
    );

    it('should not load before they are shown where the browser saves data', async () => {
      const end = saveData();
      try {
        expect(await loadingOfOthers()).toEqual({
          before: later,
          after: later,
        });
      } finally {
        end();
      }
    });
  });

  it('should select the thumbnail of the shown image', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    const group = within(main().getByRole('group', { name: 'Images' }));
    const [first, second] = group.getAllByRole('radio');
    if (!first || !second) throw new Error('The shirt has several images.');
    expect([first, second].map((radio) => radio.matches(':checked'))).toEqual([
      true,
      false,
    ]);
    await user.click(second);
    expect([first, second].map((radio) => radio.matches(':checked'))).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [SKIRT, ['S', 'M', 'L', 'XL']],
    ['selvedge-jeans-indigo', ['M', 'L', 'XL', 'XXL']],
  ])(
    'should offer the sizes of %s and add no other size',
    async (id, sizes) => {
      const { user, store } = await renderAt(`/product/${id}`);
      const group = within(main().getByRole('group', { name: 'Select Size' }));
      const radios = group.getAllByRole<HTMLInputElement>('radio');
      expect(radios.map(({ value }) => value)).toEqual(sizes);
      for (const size of ['S', 'XXL'] as const)
        if (!sizes.includes(size))
          act(() => void store.dispatch(sizeSelected(size)));
      for (const radio of radios) expect(radio).not.toBeChecked();

      await user.click(button('ADD TO CART'));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^Select Product Size$/,
      );
      expect(store.getState().cart.items).toEqual({});
    },
  );

  it('should describe the sizes by the reason of a rejection until one is chosen', async () => {
    const { user, router } = await renderAt(`/product/${SKIRT}`);
    const sizes = () => main().getByRole('group', { name: 'Select Size' });
    expect(sizes()).not.toHaveAccessibleDescription();
    await user.click(button('ADD TO CART'));
    expect(radio('S')).toHaveFocus();
    expect(sizes()).toHaveAccessibleDescription('Select Product Size');
    await user.click(radio('M'));
    expect(sizes()).not.toHaveAccessibleDescription();
    await goTo(router, `/product/${SHIRT}`);
    expect(sizes()).not.toHaveAccessibleDescription();
  });

  it('should have the name and the price before the images, which are named by what they show', async () => {
    await renderAt(`/product/${SHIRT}`);
    const [image] = main().getAllByRole('img', { name: /: the front$/ });
    for (const before of [
      main().getByRole('heading', { level: 1 }),
      main().getAllByText('$68')[0],
    ])
      expect(image && before?.compareDocumentPosition(image)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    const images = within(main().getByRole('group', { name: 'Images' }));
    const views = ['the front', 'the back', 'a close detail'];
    for (const [i, name] of [...views, 'the cloth, close up'].entries())
      expect(images.getAllByRole('radio')[i]).toHaveAccessibleName(name);
  });

  it('should focus the title of the close-up, and announce the next image with its number', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    await user.click(button('Zoom in'));
    const name = 'Linen Camp Shirt, Sand, close up';
    const closeUp = within(await screen.findByRole('dialog', { name }));
    expect(closeUp.getByRole('group', { name })).toHaveFocus();
    await user.click(closeUp.getByRole('button', { name: 'Next image' }));
    await waitFor(() =>
      expect(announcements()).toEqual(['Image 2 of 4: the back']),
    );
    expect(closeUp.getByText('2 / 4')).toHaveAttribute('aria-hidden');
  });

  it('should name the rating and the rows of the reviews with their units', async () => {
    const { user } = await renderAt(`/product/${BLOUSE}`);
    expect(
      main().getByRole('img', { name: 'Rated 4 of 5, 122 reviews' }),
    ).toBeVisible();
    await user.click(main().getByRole('tab', { name: 'Reviews (122)' }));
    const rows = main().getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '5 stars54 ratings',
      '4 stars38 ratings',
      '3 stars16 ratings',
      '2 stars4 ratings',
      '1 star10 ratings',
    ]);
  });
});

const tee = (name: string, fields = {}) =>
  productWith({
    _id: `tee-${name.toLowerCase()}`,
    name: `Tee, ${name}`,
    image: [`/images/products/${name}-1-800.x.avif`],
    color: { style: 'tee', name },
    ...fields,
  });

const tees = [
  tee('Navy', { date: null }),
  tee('Sand', { date: Date.UTC(2026, 9, 28) }),
  tee('Black', { _id: 'cap', color: { style: 'cap', name: 'Black' } }),
];

const colors = () => screen.getByRole('navigation', { name: 'Colors' });

describe('the colors of a style', () => {
  it('should be links between the pages of its products, each with no chosen size, the first tab and its date if it has one', async () => {
    const { user } = await renderAt('/product/tee-navy', {
      catalogue: { products: tees },
    });
    const links = within(colors()).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Navy', '/product/tee-navy'],
      ['Sand', '/product/tee-sand'],
    ]);
    expect(
      within(colors()).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('Navy');
    expect(screen.queryByText('In the shop since')).toBeNull();
    await user.click(radio('M'));
    await user.click(main().getByRole('tab', { name: /^Reviews/ }));
    await user.click(within(colors()).getByRole('link', { name: 'Sand' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tee, Sand' }),
    ).toBeVisible();
    expect(
      within(colors()).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('Sand');
    for (const size of main().getAllByRole('radio'))
      expect(size).not.toBeChecked();
    expect(screen.getByText('28 October 2026')).toBeVisible();
  });

  it('should not be shown for a style of one color', async () => {
    await renderAt('/product/cap', { catalogue: { products: tees } });
    expect(screen.queryByRole('navigation', { name: 'Colors' })).toBeNull();
  });
});
