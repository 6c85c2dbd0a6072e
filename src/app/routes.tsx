import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../domain/address';
import { FailedPage } from '../pages/FailedPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { Layout } from './Layout';

/** Every page is a chunk of its own: who visits one does not pay for the others. */
const pages: RouteObject[] = [
  { path: PATHS.home, lazy: async () => ({ Component: (await import('../pages/HomePage')).HomePage }) },
  {
    path: PATHS.collections,
    lazy: async () => ({ Component: (await import('../pages/CollectionsPage')).CollectionsPage }),
  },
  { path: PATHS.about, lazy: async () => ({ Component: (await import('../pages/AboutPage')).AboutPage }) },
  {
    path: PATHS.contact,
    lazy: async () => ({ Component: (await import('../pages/ContactPage')).ContactPage }),
  },
  {
    path: '/product/:productId',
    lazy: async () => ({ Component: (await import('../pages/ProductPage')).ProductPage }),
  },
  { path: PATHS.cart, lazy: async () => ({ Component: (await import('../pages/CartPage')).CartPage }) },
  { path: PATHS.login, lazy: async () => ({ Component: (await import('../pages/LoginPage')).LoginPage }) },
  {
    path: PATHS.placeOrder,
    lazy: async () => ({ Component: (await import('../pages/PlaceOrderPage')).PlaceOrderPage }),
  },
  { path: PATHS.orders, lazy: async () => ({ Component: (await import('../pages/OrdersPage')).OrdersPage }) },
  { path: '*', Component: NotFoundPage },
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    // Without a path of its own: a page that fails is replaced, the header and the footer stay.
    children: [{ ErrorBoundary: FailedPage, children: pages }],
  },
];
