import fc from 'fast-check';
import { products } from '../../src/data/products';
import { DELIVERY_FIELDS } from '../../src/domain/checkout';
import { CATEGORIES, PRODUCT_TYPES } from '../../src/domain/product';
import { authUi, authUiMachine } from '../../src/store/authUi';
import { cart, cartMachine } from '../../src/store/cart';
import { cartPage, cartPageMachine } from '../../src/store/cartPage';
import { catalogue, catalogueMachine } from '../../src/store/catalogue';
import { checkout, checkoutMachine } from '../../src/store/checkout';
import { appUpdate, appUpdateMachine } from '../../src/store/appUpdate';
import { filters, filtersMachine } from '../../src/store/filters';
import { persistence, persistenceMachine } from '../../src/store/persistence';
import { productPage, productPageMachine } from '../../src/store/productPage';
import { route, routeMachine } from '../../src/store/route';
import {
  arbitraryAction,
  authUiEvents,
  cartEvents,
  cartPageEvents,
  checkoutEvents,
  appUpdateEvents,
  filtersEvents,
  persistenceEvents,
  productPageEvents,
  routeEvents,
} from '../support/arbitraries';
import { walk } from '../support/machines';

const assert = (holds: boolean, said: unknown) => {
  if (!holds) throw new Error(`No state of the slice: ${JSON.stringify(said)}`);
};

const isWhole = (value: unknown) => typeof value === 'number' && /^[1-9]\d{0,3}$/.test(String(value));

describe('every slice does what its table says, and all that its table says', () => {
  it('the cart, which holds only what the shop sells, 1 to 9999 of each, and no empty entry', () => {
    const sold = new Set(products.flatMap(({ _id, sizes }) => sizes.map((size) => `${_id} ${size}`)));
    const { met, promised } = walk({
      reducer: cart.reducer,
      machine: cartMachine,
      events: cartEvents,
      check: (state) => {
        for (const [id, sizes] of Object.entries(state)) {
          const entries = Object.entries(sizes);
          assert(entries.length > 0, state);
          for (const [size, quantity] of entries)
            assert(sold.has(`${id} ${size}`) && isWhole(quantity), state);
        }
      },
    });
    expect(met).toEqual(promised);
  });

  it("the cart's page, which offers one undo a line", () => {
    const { met, promised } = walk({
      reducer: cartPage.reducer,
      machine: cartPageMachine,
      events: cartPageEvents,
      check: ({ removed }) => {
        const keys = removed.map(({ productId, size }) => `${productId} ${size}`);
        assert(new Set(keys).size === keys.length, removed);
        assert(
          removed.every(({ quantity }) => isWhole(quantity)),
          removed,
        );
      },
    });
    expect(met).toEqual(promised);
  });

  it('the filters, whose choices stand in declared order and whose query is at most 200 characters', () => {
    const { met, promised } = walk({
      reducer: filters.reducer,
      machine: filtersMachine,
      events: filtersEvents,
      walks: 1600,
      check: ({ categories, types, query, sort, searchShown }) => {
        const rank = (all: readonly string[], chosen: readonly string[]) =>
          chosen.map((one) => all.indexOf(one));
        for (const ranks of [rank(CATEGORIES, categories), rank(PRODUCT_TYPES, types)]) {
          assert(!ranks.includes(-1) && ranks.every((one, i) => i === 0 || one > (ranks[i - 1] ?? 9)), ranks);
        }
        assert(['relevant', 'low-to-high', 'high-to-low'].includes(sort), sort);
        assert(query.length <= 200 && typeof searchShown === 'boolean', query);
        encodeURIComponent(query);
      },
    });
    expect(met).toEqual(promised);
  });

  it('the checkout, which has nine texts and one of three ways to pay', () => {
    const { met, promised } = walk({
      reducer: checkout.reducer,
      machine: checkoutMachine,
      events: checkoutEvents,
      check: ({ delivery, payment }) => {
        assert(Object.keys(delivery).join() === DELIVERY_FIELDS.join(), delivery);
        assert(
          Object.values(delivery).every((text) => typeof text === 'string'),
          delivery,
        );
        assert(['strip', 'razorpay', 'cod'].includes(payment), payment);
      },
    });
    expect(met).toEqual(promised);
  });

  it('the persistence of cart and checkout', () => {
    const { met, promised } = walk({
      reducer: persistence.reducer,
      machine: persistenceMachine,
      events: persistenceEvents,
      check: ({ cart: first, checkout: second, ...rest }) => {
        assert(Object.keys(rest).length === 0, rest);
        assert(
          ['persisted', 'memoryOnly'].includes(first) && ['persisted', 'memoryOnly'].includes(second),
          first,
        );
      },
    });
    expect(met).toEqual(promised);
  });

  it('the appUpdate', () => {
    const { met, promised } = walk({
      reducer: appUpdate.reducer,
      machine: appUpdateMachine,
      events: appUpdateEvents,
    });
    expect(met).toEqual(promised);
  });

  it('the login', () => {
    const { met, promised } = walk({
      reducer: authUi.reducer,
      machine: authUiMachine,
      events: authUiEvents,
    });
    expect(met).toEqual(promised);
  });

  it("the product's page, which shows a picture that a product has", () => {
    const pictures = Math.max(...products.map(({ image }) => image.length));
    const { met, promised } = walk({
      reducer: productPage.reducer,
      machine: productPageMachine,
      events: productPageEvents,
      check: ({ size, picture, tab }) => {
        assert(size === null || ['S', 'M', 'L', 'XL', 'XXL'].includes(size), size);
        assert(Number.isInteger(picture) && picture >= 0 && picture < pictures, picture);
        assert(['description', 'reviews'].includes(tab), tab);
      },
    });
    expect(met).toEqual(promised);
  });

  it('the catalogue, which nothing changes', () => {
    const first = catalogue.reducer(undefined, { type: 'nothing' });
    fc.assert(
      fc.property(arbitraryAction, (event) => {
        expect(catalogue.reducer(first, event)).toBe(first);
      }),
      { numRuns: 100 },
    );
    expect(first.products).toBe(products);
    expect(Object.keys(catalogueMachine.table)).toEqual([catalogueMachine.modeOf(first)]);
  });

  it('the route', () => {
    const { met, promised } = walk({
      reducer: route.reducer,
      machine: routeMachine,
      events: routeEvents,
      check: ({ pathname }) => assert(/^\/(?!\/)[^?#]*$/.test(pathname), pathname),
    });
    expect(met).toEqual(promised);
  });
});
