import { lazy, type ComponentType } from 'react';
import { pageAt, pathnameOf, type PageName } from '../domain/paths';
import { NotFoundPage } from '../pages/ErrorPage';
import type { PageProps } from '../pages/ProductPage';
import type { RootState } from '../store/rootReducer';

interface Module {
  readonly default: ComponentType<PageProps>;
  readonly prefetch?: (state: RootState, pathname: string) => void;
}

interface Page {
  readonly load: () => Promise<Module>;
  Component: ComponentType<PageProps>;
}

const page = (load: Page['load']): Page => ({ load, Component: lazy(load) });

// The build finds the chunk of a page by the name of the page.
export const pages: Readonly<Record<PageName, Page>> = {
  home: page(async () => ({
    default: (await import(/* webpackChunkName: "home" */ '../pages/HomePage')).HomePage,
  })),
  collections: page(async () => ({
    default: (await import(/* webpackChunkName: "collections" */ '../pages/CollectionsPage')).CollectionsPage,
  })),
  about: page(async () => ({
    default: (await import(/* webpackChunkName: "about" */ '../pages/AboutPage')).AboutPage,
  })),
  contact: page(async () => ({
    default: (await import(/* webpackChunkName: "contact" */ '../pages/ContactPage')).ContactPage,
  })),
  product: page(async () => {
    const { ProductPage, prefetch } = await import(/* webpackChunkName: "product" */ '../pages/ProductPage');
    return { default: ProductPage, prefetch };
  }),
  cart: page(async () => ({
    default: (await import(/* webpackChunkName: "cart" */ '../pages/CartPage')).CartPage,
  })),
  login: page(async () => ({
    default: (await import(/* webpackChunkName: "login" */ '../pages/LoginPage')).LoginPage,
  })),
  placeOrder: page(async () => ({
    default: (await import(/* webpackChunkName: "placeOrder" */ '../pages/PlaceOrderPage')).PlaceOrderPage,
  })),
  orders: page(async () => ({
    default: (await import(/* webpackChunkName: "orders" */ '../pages/OrdersPage')).OrdersPage,
  })),
  unknown: page(() => Promise.resolve({ default: NotFoundPage })),
};

export const nameAt = (pathname: string): PageName => pageAt(pathnameOf(pathname));

/** Loads the chunk of a page. webpack requests a chunk once, and again after a failure. */
export const loadPage = (pathname: string): Promise<Module> => pages[nameAt(pathname)].load();

/** Lets a page that failed load again: React.lazy keeps a rejected import. */
export const resetPage = (pathname: string): void => {
  const failed = pages[nameAt(pathname)];
  failed.Component = lazy(failed.load);
};
