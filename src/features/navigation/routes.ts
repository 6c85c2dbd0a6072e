import type { ComponentType } from 'react';
import { LoginPage } from '../auth/LoginPage';
import { CartPage } from '../cart/CartPage';
import { PlaceOrderPage } from '../checkout/PlaceOrderPage';
import { CollectionsPage } from '../collection/CollectionsPage';
import { AboutPage } from '../editorial/AboutPage';
import { ContactPage } from '../editorial/ContactPage';
import { HomePage } from '../home/HomePage';
import { OrdersPage } from '../orders/OrdersPage';
import { ProductPage } from '../product/ProductPage';
import { NotFoundPage } from './ErrorPage';
import type { PageName } from './paths';

/** The component of each page. */
export const ROUTES: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  collections: CollectionsPage,
  about: AboutPage,
  contact: ContactPage,
  product: ProductPage,
  cart: CartPage,
  login: LoginPage,
  placeOrder: PlaceOrderPage,
  orders: OrdersPage,
  unknown: NotFoundPage,
};
