import type { ComponentType } from 'react';
import { LoginPage } from '../features/auth/LoginPage';
import { CartPage } from '../features/cart/CartPage';
import { PlaceOrderPage } from '../features/checkout/PlaceOrderPage';
import { CollectionsPage } from '../features/collections/CollectionsPage';
import { AboutPage } from '../features/editorial/AboutPage';
import { ContactPage } from '../features/editorial/ContactPage';
import { HomePage } from '../features/home/HomePage';
import { OrdersPage } from '../features/orders/OrdersPage';
import { ProductPage } from '../features/product/ProductPage';
import { NotFoundPage } from '../routing/ErrorPage';
import type { PageName } from '../routing/paths';

export const PAGE_COMPONENTS: Readonly<Record<PageName, ComponentType>> = {
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
