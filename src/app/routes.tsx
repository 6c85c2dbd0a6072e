import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../domain/address';
import { FailedPage } from '../pages/FailedPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Layout } from './Layout';

/** Every page is a chunk of its own: who visits one does not pay for the others. */
const pages: RouteObject[] = [
  {
    path: PATHS.home,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "home" */ '../pages/HomePage')).HomePage,
    }),
  },
  {
    path: PATHS.collections,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "collections" */ '../pages/CollectionsPage'))
        .CollectionsPage,
    }),
  },
  {
    path: PATHS.about,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "about" */ '../pages/AboutPage')).AboutPage,
    }),
  },
  {
    path: PATHS.contact,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "contact" */ '../pages/ContactPage')).ContactPage,
    }),
  },
  {
    path: '/product/:productId',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "product" */ '../pages/ProductPage')).ProductPage,
    }),
  },
  {
    path: PATHS.cart,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "cart" */ '../pages/CartPage')).CartPage,
    }),
  },
  {
    path: PATHS.login,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "login" */ '../pages/LoginPage')).LoginPage,
    }),
  },
  {
    path: PATHS.placeOrder,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "place-order" */ '../pages/PlaceOrderPage'))
        .PlaceOrderPage,
    }),
  },
  {
    path: PATHS.orders,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "orders" */ '../pages/OrdersPage')).OrdersPage,
    }),
  },
  { path: '*', Component: NotFoundPage },
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: FailedPage,
    // Nothing to show before the first page is there; `loadMatched` has it ready.
    HydrateFallback: () => null,
    // Without a path of its own: a page that fails is replaced, the header and the footer stay.
    children: [{ ErrorBoundary: FailedPage, children: pages }],
  },
];
