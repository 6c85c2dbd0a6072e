import { lazy, type ComponentType } from 'react';
import { pageAt, pathnameOf, type PageName } from '../domain/paths';
import { NotFoundPage } from '../pages/NotFoundPage';
import type { PageProps } from '../pages/PageProps';

interface PageModule {
  readonly default: ComponentType<PageProps>;
}

// The build finds the chunk of a page by this name.
const imports: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  home: async () => ({
    default: (await import(/* webpackChunkName: "home" */ '../pages/HomePage')).HomePage,
  }),
  collections: async () => ({
    default: (await import(/* webpackChunkName: "collections" */ '../pages/CollectionsPage')).CollectionsPage,
  }),
  about: async () => ({
    default: (await import(/* webpackChunkName: "about" */ '../pages/AboutPage')).AboutPage,
  }),
  contact: async () => ({
    default: (await import(/* webpackChunkName: "contact" */ '../pages/ContactPage')).ContactPage,
  }),
  product: async () => ({
    default: (await import(/* webpackChunkName: "product" */ '../pages/ProductPage')).ProductPage,
  }),
  cart: async () => ({
    default: (await import(/* webpackChunkName: "cart" */ '../pages/CartPage')).CartPage,
  }),
  login: async () => ({
    default: (await import(/* webpackChunkName: "login" */ '../pages/LoginPage')).LoginPage,
  }),
  placeOrder: async () => ({
    default: (await import(/* webpackChunkName: "placeOrder" */ '../pages/PlaceOrderPage')).PlaceOrderPage,
  }),
  orders: async () => ({
    default: (await import(/* webpackChunkName: "orders" */ '../pages/OrdersPage')).OrdersPage,
  }),
  unknown: () => Promise.resolve({ default: NotFoundPage }),
};

/** The name of the page at a pathname in any letter case. */
export const nameAt = (pathname: string): PageName => pageAt(pathnameOf(pathname));

/** Loads the chunk of a page. webpack requests a chunk once, and again after a failure. */
export const loadPage = (pathname: string): Promise<unknown> => imports[nameAt(pathname)]();

const components = new Map<PageName, ComponentType<PageProps>>();

/** The component of a page, which suspends until its chunk is loaded. */
export const pageComponent = (name: PageName): ComponentType<PageProps> => {
  const component = components.get(name) ?? lazy(imports[name]);
  components.set(name, component);
  return component;
};

/** Lets a page that failed load again: React.lazy keeps a rejected import. */
export const resetPage = (name: PageName): void => void components.delete(name);
