import fc from 'fast-check';
import { selectCartRows } from '../../src/selectors/cartPage';
import { itemAdded, lineRemoved, lineRestored, synced, quantityChanged } from '../../src/store/cart';
import { createStore } from '../../src/store/createStore';
import { rootReducer } from '../../src/store/rootReducer';
import { navigated } from '../../src/store/route';
import { SHIRT, SKIRT, TROUSERS } from '../support/arbitraries';

const cart = { [TROUSERS]: { S: 4, L: 1 }, [SHIRT]: { M: 2 }, [SKIRT]: { M: 1 } };

const openCart = () => {
  const store = createStore({ preloadedState: { cart, route: { pathname: '/cart' } } });
  const rows = () => selectCartRows(store.getState());
  const shown = () =>
    rows().map(({ kind, line: { productId, size, quantity } }) => {
      const said = `${productId.split('-')[0] ?? ''} ${size} ${quantity}`;
      return kind === 'gap' ? `(${said})` : said;
    });
  const press = (row: number) => {
    const pressed = rows()[row];
    if (pressed)
      store.dispatch(pressed.kind === 'gap' ? lineRestored(pressed.line) : lineRemoved(pressed.line));
  };
  return { dispatch: store.dispatch, state: () => store.getState(), shown, press };
};

describe("the cart's page", () => {
  it('shows an undo in place of the line that the bin took out', () => {
    const { press, shown } = openCart();
    press(2);
    expect(shown()).toEqual(['herringbone S 4', 'herringbone L 1', '(linen M 2)', 'pleated M 1']);
  });

  it('shows the line again, in place and with its quantity, after undo', () => {
    const { press, shown, state } = openCart();
    press(2);
    press(0);
    press(2);
    expect(shown()).toEqual(['(herringbone S 4)', 'herringbone L 1', 'linen M 2', 'pleated M 1']);
    press(0);
    expect(JSON.stringify(state().cart)).toBe(JSON.stringify(cart));
  });

  it('brings back the quantity that was typed last', () => {
    const { press, shown, dispatch } = openCart();
    dispatch(quantityChanged({ productId: SHIRT, size: 'M', typed: '30' }));
    press(2);
    press(2);
    expect(shown()[2]).toBe('linen M 30');
  });

  it('offers undo for as long as the shopper stays on the page, and no longer', () => {
    const { press, shown, dispatch } = openCart();
    press(2);
    dispatch(navigated('/Collections'));
    dispatch(navigated('/cart'));
    expect(shown()).toEqual(['herringbone S 4', 'herringbone L 1', 'pleated M 1']);
  });

  it('offers one undo for a line, however often it is removed', () => {
    const { press, shown, dispatch } = openCart();
    press(2);
    dispatch(lineRemoved({ productId: SHIRT, size: 'M', quantity: 2, row: 2 }));
    expect(shown().filter((row) => row.startsWith('('))).toHaveLength(1);
  });

  it('is left as it was by an undo that it did not offer', () => {
    const { press, dispatch, state } = openCart();
    press(2);
    const before = state().cartPage;
    dispatch(lineRestored({ productId: SKIRT, size: 'S', quantity: 1, at: 0 }));
    expect(state().cartPage).toBe(before);
  });

  it('moves no row through any removals and restores, and all restored gives the very same cart', () => {
    const added = fc.array(
      fc.record({
        productId: fc.constantFrom(SHIRT, SKIRT, TROUSERS),
        size: fc.constantFrom('S' as const, 'L' as const, 'XL' as const),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(added, fc.array(fc.nat(), { maxLength: 25 }), (items, presses) => {
        let state = items
          .map((item) => itemAdded(item))
          .reduce(rootReducer, rootReducer(undefined, { type: '' }));
        const first = { cart: state.cart, rows: selectCartRows(state) };
        const model = first.rows.map(({ line }) => ({ key: `${line.productId} ${line.size}`, gone: false }));
        const press = (index: number) => {
          const row = selectCartRows(state)[index];
          const flagged = model[index];
          if (!row || !flagged) throw new Error('A row is missing.');
          expect(row.kind).toBe(flagged.gone ? 'gap' : 'line');
          state = rootReducer(state, row.kind === 'gap' ? lineRestored(row.line) : lineRemoved(row.line));
          flagged.gone = !flagged.gone;
          expect(
            selectCartRows(state).map(({ kind, line: { productId, size } }) => ({
              key: `${productId} ${size}`,
              gone: kind === 'gap',
            })),
          ).toEqual(model);
        };
        for (const chosen of presses) press(chosen % model.length);
        model.forEach(({ gone }, index) => {
          if (gone) press(index);
        });
        expect(JSON.stringify(state.cart)).toBe(JSON.stringify(first.cart));
        expect(selectCartRows(state)).toEqual(first.rows);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a line that another tab touches while the shopper stands at the cart', () => {
  const line = { productId: SHIRT, size: 'M' } as const;
  const merged = (quantity: number, at = 2) => synced([{ ...line, quantity, at }]);

  it('may come back beside its Undo, and then both count', () => {
    const { press, shown, dispatch, state } = openCart();
    press(2);
    dispatch(merged(1));
    expect(shown()).toEqual([
      'herringbone S 4',
      'herringbone L 1',
      '(linen M 2)',
      'linen M 1',
      'pleated M 1',
    ]);
    press(2);
    expect(shown()[2]).toBe('linen M 3');
    expect(state().cartPage.removed).toEqual([]);
  });

  it('has one Undo for all that was removed when it came back and is removed again', () => {
    const { press, shown, dispatch } = openCart();
    press(2);
    dispatch(merged(1));
    press(3);
    expect(shown()).toEqual(['herringbone S 4', 'herringbone L 1', '(linen M 3)', 'pleated M 1']);
    press(2);
    expect(shown()[2]).toBe('linen M 3');
  });

  it('offers no Undo when another tab had taken it before the press', () => {
    const { dispatch, state } = openCart();
    dispatch(merged(0));
    const before = state();
    dispatch(lineRemoved({ ...line, quantity: 2, row: 2 }));
    expect(state()).toBe(before);
  });

  it('comes back as it truly was when another tab had changed it under the press', () => {
    const { press, shown, dispatch } = openCart();
    dispatch(merged(7));
    dispatch(lineRemoved({ ...line, quantity: 2, row: 2 }));
    press(2);
    expect(shown()[2]).toBe('linen M 7');
  });
});
