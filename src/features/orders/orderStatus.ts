import { isOneOf, ownValue } from '../../lib/guards';
import { t } from '../../texts/t';

/** The steps that Track Order shows. A service may have other statuses. */
export const STEPS = [
  'Ordered',
  'Ready to ship',
  'On its way',
  'Delivered',
] as const;

const STATUS_TEXTS: Readonly<Record<string, string>> = {
  Unpaid: t('Waiting for payment'),
  Ordered: t('Ordered'),
  'Ready to ship': t('Ready to ship'),
  'On its way': t('On its way'),
  Delivered: t('Delivered'),
  Cancelled: t('Cancelled'),
};

/** The service may have other statuses, such as `Returned`. */
export const statusText = (status: string): string =>
  ownValue(STATUS_TEXTS, status) ?? status;

/** Whether the lines of an order with this status leave the cart. */
export const isBought = (status: string): boolean =>
  status !== 'Unpaid' && status !== 'Cancelled';

/** Whether My Orders requests the status again while it is open. */
export const isFollowed = (status: string | undefined): boolean =>
  isOneOf(['Unpaid', 'Ordered', 'Ready to ship', 'On its way'], status);
