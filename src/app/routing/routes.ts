import type { ComponentType } from 'react';
import {
  pageAt,
  pathnameOf,
  type PageName,
} from '../../features/navigation/paths';
import type { RootState } from '../rootReducer';
import { NotFoundPage } from './ErrorPage';
import { loadedPages } from './loadedPages';

interface Page {
  readonly Component: ComponentType;
  readonly prefetch?: (state: RootState, pathname: string) => void;
}

// The build finds the chunk of a page by the name of the page. React.lazy is
// not used: it suspends at its first render even if the chunk is loaded, and
// after a failure it does not load again.
const ROUTES: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => {
    const { HomePage } = await import(
      /* webpackChunkName: "home" */ '../../features/home/HomePage'
    );
    return { Component: HomePage };
  },
  collections: async () => {
    const { CollectionsPage } = await import(
      /* webpackChunkName: "collections" */ '../../features/collection/CollectionsPage'
    );
    return { Component: CollectionsPage };
  },
  about: async () => {
    const { AboutPage } = await import(
      /* webpackChunkName: "about" */ '../../features/editorial/AboutPage'
    );
    return { Component: AboutPage };
  },
  contact: async () => {
    const { ContactPage } = await import(
      /* webpackChunkName: "contact" */ '../../features/editorial/ContactPage'
    );
    return { Component: ContactPage };
  },
  product: async () => {
    const { ProductPage } = await import(
      /* webpackChunkName: "product" */ '../../features/product/ProductPage'
    );
    const { prefetchProduct } = await import(
      /* webpackChunkName: "product" */ '../../features/product/prefetchProduct'
    );
    return { Component: ProductPage, prefetch: prefetchProduct };
  },
  cart: async () => {
    const { CartPage } = await import(
      /* webpackChunkName: "cart" */ '../../features/cart/CartPage'
    );
    return { Component: CartPage };
  },
  login: async () => {
    const { LoginPage } = await import(
      /* webpackChunkName: "login" */ '../../features/auth/LoginPage'
    );
    return { Component: LoginPage };
  },
  placeOrder: async () => {
    const { PlaceOrderPage } = await import(
      /* webpackChunkName: "placeOrder" */ '../../features/checkout/PlaceOrderPage'
    );
    return { Component: PlaceOrderPage };
  },
  orders: async () => {
    const { OrdersPage } = await import(
      /* webpackChunkName: "orders" */ '../../features/orders/OrdersPage'
    );
    return { Component: OrdersPage };
  },
  unknown: () => Promise.resolve({ Component: NotFoundPage }),
};

/** The page of a pathname; undefined until it is loaded. */
export const loadedPage = (pathname: string): ComponentType | undefined =>
  loadedPages.get(pageAt(pathname));

/** Loads a page. After a failure the next call tries again. */
export const loadPage = async (pathname: string): Promise<Page> => {
  const name = pageAt(pathnameOf(pathname));
  const load = ROUTES[name];
  try {
    const page = await load();
    loadedPages.set(name, page.Component);
    return page;
  } catch (error) {
    const FailedPage = () => {
      throw error;
    };
    loadedPages.set(name, FailedPage);
    throw error;
  }
};
