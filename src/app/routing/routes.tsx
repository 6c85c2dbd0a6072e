import { isValidElement, memo, type ComponentType } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Route,
  Routes,
} from 'react-router-dom';
import { PATHS } from '../../features/navigation/paths';
import { NotFoundPage } from './ErrorPage';
import { Layout } from '../Layout';
import type { RootState } from '../rootReducer';

interface Module {
  readonly prefetch?: (state: RootState, pathname: string) => void;
}

interface Chunk {
  readonly load: () => Promise<Module>;
  /** The page, once it is loaded. */
  Component: ComponentType;
}

// Not React.lazy: it suspends its first render even when the chunk is loaded,
// and keeps a failure.
const chunk = <Name extends string>(
  name: Name,
  load: () => Promise<Module & Readonly<Record<Name, ComponentType>>>,
): Chunk => {
  const page: Chunk = {
    load: async () => {
      try {
        // The second request avoids the caches: see retryChunks.ts.
        const module = await load().catch(load);
        page.Component = module[name];
        return module;
      } catch (error) {
        page.Component = () => {
          throw error;
        };
        throw error;
      }
    },
    Component: () => null,
  };
  return page;
};

// The build finds the chunk of a page by the name of the page.
const home = chunk(
  'HomePage',
  () => import(/* webpackChunkName: "home" */ '../../features/home/HomePage'),
);
const collections = chunk(
  'CollectionsPage',
  () =>
    import(
      /* webpackChunkName: "collections" */ '../../features/collection/CollectionsPage'
    ),
);
const about = chunk(
  'AboutPage',
  () =>
    import(
      /* webpackChunkName: "about" */ '../../features/editorial/AboutPage'
    ),
);
const contact = chunk(
  'ContactPage',
  () =>
    import(
      /* webpackChunkName: "contact" */ '../../features/editorial/ContactPage'
    ),
);
const product = chunk(
  'ProductPage',
  () =>
    import(
      /* webpackChunkName: "product" */ '../../features/product/ProductPage'
    ),
);
const cart = chunk(
  'CartPage',
  () => import(/* webpackChunkName: "cart" */ '../../features/cart/CartPage'),
);
const login = chunk(
  'LoginPage',
  () => import(/* webpackChunkName: "login" */ '../../features/auth/LoginPage'),
);
const placeOrder = chunk(
  'PlaceOrderPage',
  () =>
    import(
      /* webpackChunkName: "placeOrder" */ '../../features/checkout/PlaceOrderPage'
    ),
);
const orders = chunk(
  'OrdersPage',
  () =>
    import(/* webpackChunkName: "orders" */ '../../features/orders/OrdersPage'),
);

interface PageProps {
  readonly of: Chunk;
}

const Page = ({ of: { Component } }: PageProps) => <Component />;

const ROUTES = (
  <Route element={<Layout />}>
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
  </Route>
);

/** The pages. Memoized: a filter changes the URL, and renders no page again. */
export const AppRoutes = memo(function AppRoutes() {
  return <Routes>{ROUTES}</Routes>;
});

const routes = createRoutesFromElements(ROUTES);

/**
 * Loads the chunk of a page. webpack requests a chunk once, and again after a
 * failure.
 */
export const loadPage = async (
  pathname: string,
): Promise<Module | undefined> => {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  return isValidElement<Partial<PageProps>>(element)
    ? element.props.of?.load()
    : undefined;
};
