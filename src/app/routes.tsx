import { isValidElement, lazy, memo, type ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Route, Routes, type Location } from 'react-router-dom';
import { PATHS } from '../features/navigation/paths';
import { NotFoundPage } from '../features/navigation/ErrorPage';
import type { RootState } from './rootReducer';

interface Module {
  readonly default: ComponentType;
  readonly prefetch?: (state: RootState, pathname: string) => void;
}

interface Chunk {
  readonly load: () => Promise<Module>;
  Component: ComponentType;
}

const chunk = (load: Chunk['load']): Chunk => ({ load, Component: lazy(load) });

// The build finds the chunk of a page by the name of the page.
const home = chunk(async () => ({
  default: (await import(/* webpackChunkName: "home" */ '../features/home/HomePage')).HomePage,
}));
const collections = chunk(async () => ({
  default: (await import(/* webpackChunkName: "collections" */ '../features/collection/CollectionsPage'))
    .CollectionsPage,
}));
const about = chunk(async () => ({
  default: (await import(/* webpackChunkName: "about" */ '../features/editorial/AboutPage')).AboutPage,
}));
const contact = chunk(async () => ({
  default: (await import(/* webpackChunkName: "contact" */ '../features/editorial/ContactPage')).ContactPage,
}));
const product = chunk(async () => {
  const { ProductPage, prefetch } = await import(
    /* webpackChunkName: "product" */ '../features/product/ProductPage'
  );
  return { default: ProductPage, prefetch };
});
const cart = chunk(async () => ({
  default: (await import(/* webpackChunkName: "cart" */ '../features/cart/CartPage')).CartPage,
}));
const login = chunk(async () => ({
  default: (await import(/* webpackChunkName: "login" */ '../features/auth/LoginPage')).LoginPage,
}));
const placeOrder = chunk(async () => ({
  default: (await import(/* webpackChunkName: "placeOrder" */ '../features/checkout/PlaceOrderPage'))
    .PlaceOrderPage,
}));
const orders = chunk(async () => ({
  default: (await import(/* webpackChunkName: "orders" */ '../features/orders/OrdersPage')).OrdersPage,
}));

interface PageProps {
  readonly of: Chunk;
}

const Page = ({ of: { Component } }: PageProps) => <Component />;

const ROUTES = (
  <>
    <Route path={PATHS.home} element={<Page of={home} />} />
    <Route path={PATHS.collections} element={<Page of={collections} />} />
    <Route path={PATHS.about} element={<Page of={about} />} />
    <Route path={PATHS.contact} element={<Page of={contact} />} />
    <Route path="/product/:productId" element={<Page of={product} />} />
    <Route path={PATHS.cart} element={<Page of={cart} />} />
    <Route path={PATHS.login} element={<Page of={login} />} />
    <Route path={PATHS.placeOrder} element={<Page of={placeOrder} />} />
    <Route path={PATHS.orders} element={<Page of={orders} />} />
    <Route path="*" element={<NotFoundPage />} />
  </>
);

interface Props {
  /** The location of the page to show, which may still be the previous one. */
  readonly location: Location;
}

export const AppRoutes = memo(function AppRoutes({ location }: Props) {
  return <Routes location={location}>{ROUTES}</Routes>;
});

const routes = createRoutesFromElements(ROUTES);

const chunkAt = (pathname: string): Chunk | undefined => {
  const element = matchRoutes(routes, pathname)?.[0]?.route.element;
  return isValidElement<Partial<PageProps>>(element) ? element.props.of : undefined;
};

/** Loads the chunk of a page. webpack requests a chunk once, and again after a failure. */
export const loadPage = (pathname: string): Promise<Module | undefined> =>
  chunkAt(pathname)?.load() ?? Promise.resolve(undefined);

/** Lets a page that failed load again: React.lazy keeps a rejected import. */
export const resetPage = (pathname: string): void => {
  const failed = chunkAt(pathname);
  if (failed) failed.Component = lazy(failed.load);
};
