import fc from 'fast-check';
import { rootReducer } from '../../../src/app/rootReducer';
import { createStore } from '../../../src/app/store';
import type { CartItems } from '../../../src/features/cart/cart';
import type { CartRow } from '../../../src/features/cart/cartRows';
import {
  selectCartRows,
  itemAdded,
  lineRemoved,
  lineRestored,
  synced,
} from '../../../src/features/cart/cartSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { cartWith, linesIn, removalOf } from '../../support/cart';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';

const items: CartItems = { [TROUSERS]: { S: 4, L: 1 }, [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } };
const shirt = { productId: SHIRT, size: 'M' } as const;

let removals = 0;

/** The event of the bin or the Undo button of a row. */
const clicked = (row: CartRow) =>
  row.kind === 'removed'
    ? lineRestored({ removalId: row.line.removalId, index: row.index })
    : lineRemoved({ ...row.line, removalId: `removal ${(removals += 1)}` });

/** The cart page with these items. `click` clicks the bin or the Undo button of a row. */
const openCart = () => {
  const store = createStore({
    preloadedState: { cart: cartWith(items), route: { pathname: '/cart' } },
  });
  const rows = () => selectCartRows(store.getState());
  const texts = () =>
    rows().map(({ kind, line: { productId, size, quantity } }) => {
      const text = `${productId.split('-')[0] ?? ''} ${size} ${quantity}`;
      return kind === 'removed' ? `(${text})` : text;
    });
  const click = (index: number) => {
    const row = rows()[index];
    if (row) store.dispatch(clicked(row));
  };
  return { dispatch: store.dispatch, cart: () => store.getState().cart, texts, click };
};

describe('rows of the cart page', () => {
  it('should keep the gaps while the user stays on the cart page', () => {
    const { click, texts, cart, dispatch } = openCart();
    click(2);
    const before = cart();
    dispatch(navigated('/CART/?x=1'));
    expect(cart()).toBe(before);
    expect(texts()).toContain('(linen M 2)');
  });

  it.each(['/Collections', '/place-order', '/', '/nowhere', '/cart/old'])(
    'should clear the gaps on navigation to %s',
    (url) => {
      const { click, texts, dispatch } = openCart();
      click(2);
      dispatch(navigated(url));
      dispatch(navigated('/cart'));
      expect(texts()).toEqual(['herringbone S 4', 'herringbone L 1', 'pleated M 1']);
    },
  );

  it('should show one gap for a line that is removed twice', () => {
    const { click, texts, dispatch } = openCart();
    click(2);
    dispatch(removalOf(shirt));
    expect(texts().filter((text) => text.startsWith('('))).toEqual(['(linen M 2)']);
  });

  it('should keep the order of the rows during any removals and restores, and restore the initial cart', () => {
    const anyItems = fc.array(
      fc.record({
        productId: fc.constantFrom(SHIRT, SKIRT, TROUSERS),
        size: fc.constantFrom('S' as const, 'L' as const, 'XL' as const),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(anyItems, fc.array(fc.nat(), { maxLength: 25 }), (added, clicks) => {
        let state = added
          .map((item) => itemAdded(item))
          .reduce(rootReducer, rootReducer(undefined, { type: 'init' }));
        const first = { cart: state.cart, rows: selectCartRows(state) };
        const expected = first.rows.map(({ line }) => ({
          key: `${line.productId} ${line.size}`,
          isGap: false,
        }));
        const click = (index: number) => {
          const row = selectCartRows(state)[index];
          const model = expected[index];
          if (!row || !model) throw new Error('A row is missing.');
          expect(row.kind).toBe(model.isGap ? 'removed' : 'line');
          state = rootReducer(state, clicked(row));
          model.isGap = !model.isGap;
          expect(
            selectCartRows(state).map(({ kind, line: { productId, size } }) => ({
              key: `${productId} ${size}`,
              isGap: kind === 'removed',
            })),
          ).toEqual(expected);
        };
        for (const index of clicks) click(index % expected.length);
        for (const [index, { isGap }] of expected.entries()) if (isGap) click(index);
        expect(JSON.stringify(state.cart)).toBe(JSON.stringify(first.cart));
        expect(selectCartRows(state)).toEqual(first.rows);
      }),
      { numRuns: 100 },
    );
  });
});

describe('line that another tab changes while the cart page is open', () => {
  const withShirts = (quantity: number) => ({ lines: linesIn({ ...items, [SHIRT]: { M: quantity } }) });

  it('should be shown beside its gap, and Undo should add both quantities', () => {
    const { click, texts, dispatch, cart } = openCart();
    click(2);
    dispatch(synced(withShirts(1)));
    expect(texts()).toEqual([
      'herringbone S 4',
      'herringbone L 1',
      '(linen M 2)',
      'linen M 1',
      'pleated M 1',
    ]);
    click(2);
    expect(texts()[2]).toBe('linen M 3');
    expect(cart().removed).toEqual([]);
  });

  it('should have a gap for each removal when it is removed again', () => {
    const { click, texts, dispatch } = openCart();
    click(2);
    dispatch(synced(withShirts(1)));
    click(3);
    expect(texts()).toEqual([
      'herringbone S 4',
      'herringbone L 1',
      '(linen M 2)',
      '(linen M 1)',
      'pleated M 1',
    ]);
    click(2);
    expect(texts()[2]).toBe('linen M 2');
    click(3);
    expect(texts()[2]).toBe('linen M 3');
  });

  it('should have no gap when the other tab removed it first', () => {
    const { dispatch, cart } = openCart();
    dispatch(synced(withShirts(0)));
    const before = cart();
    dispatch(removalOf(shirt));
    expect(cart()).toBe(before);
    expect(before.removed).toEqual([]);
  });

  it('should be restored with the quantity of the other tab', () => {
    const { click, texts, dispatch } = openCart();
    dispatch(synced(withShirts(7)));
    dispatch(removalOf(shirt));
    click(2);
    expect(texts()[2]).toBe('linen M 7');
  });
});
