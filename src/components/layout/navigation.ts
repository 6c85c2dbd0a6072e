import { PATHS } from '../../domain/paths';

/** The links at the head of every page. */
export const NAVIGATION = [
  { to: PATHS.home, label: 'HOME' },
  { to: PATHS.collections, label: 'COLLECTIONS' },
  { to: PATHS.about, label: 'ABOUT' },
  { to: PATHS.contact, label: 'CONTACT' },
] as const;

/** What belongs to the shopper. */
export const PROFILE = [
  { to: PATHS.login, label: 'My profile' },
  { to: PATHS.orders, label: 'Orders' },
] as const;
