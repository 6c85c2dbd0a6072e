import { pageAt, pathnameOf, type PageName } from '../domain/paths';
import { NotFoundPage } from '../pages/NotFoundPage';
import { lazyPage, type Page } from './lazyPage';
import { loadToasts } from './toasts';

/** Every page by its name; a missing one does not compile. */
export const pages: Readonly<Record<PageName, Page>> = {
  home: lazyPage(async () => (await import(/* webpackChunkName: "home" */ '../pages/HomePage')).HomePage),
  collections: lazyPage(
    async () =>
      (await import(/* webpackChunkName: "collections" */ '../pages/CollectionsPage')).CollectionsPage,
  ),
  about: lazyPage(async () => (await import(/* webpackChunkName: "about" */ '../pages/AboutPage')).AboutPage),
  contact: lazyPage(
    async () => (await import(/* webpackChunkName: "contact" */ '../pages/ContactPage')).ContactPage,
  ),
  product: lazyPage(async () => {
    const page = import(/* webpackChunkName: "product" */ '../pages/ProductPage');
    await loadToasts();
    return (await page).ProductPage;
  }),
  cart: lazyPage(async () => (await import(/* webpackChunkName: "cart" */ '../pages/CartPage')).CartPage),
  login: lazyPage(async () => (await import(/* webpackChunkName: "login" */ '../pages/LoginPage')).LoginPage),
  placeOrder: lazyPage(
    async () => (await import(/* webpackChunkName: "placeOrder" */ '../pages/PlaceOrderPage')).PlaceOrderPage,
  ),
  orders: lazyPage(
    async () => (await import(/* webpackChunkName: "orders" */ '../pages/OrdersPage')).OrdersPage,
  ),
  unknown: { load: () => undefined, Component: NotFoundPage },
};

/** The name of the page that a browser's pathname leads to, in whatever case it is written. */
export const nameAt = (pathname: string): PageName => pageAt(pathnameOf(pathname));
