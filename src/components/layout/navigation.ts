import { PATHS } from '../../domain/paths';

export const NAVIGATION = [
  { href: PATHS.home, label: 'HOME' },
  { href: PATHS.collections, label: 'COLLECTIONS' },
  { href: PATHS.about, label: 'ABOUT' },
  { href: PATHS.contact, label: 'CONTACT' },
] as const;

export const PROFILE = [
  { href: PATHS.login, label: 'My profile' },
  { href: PATHS.orders, label: 'Orders' },
] as const;
