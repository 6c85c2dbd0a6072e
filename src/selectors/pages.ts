import { pageAt } from '../domain/address';
import type { RootState } from '../store/rootReducer';

/** The page that the state is on. */
export const selectPageName = (state: RootState) => pageAt(state.route.pathname);

/** Whether the login page logs in or signs up. */
export const selectAuthMode = (state: RootState) => state.authUi;

/** What was chosen on the product's page. */
export const selectProductPage = (state: RootState) => state.productPage;
