import { SELECT_SIZE } from '../domain/labels';
import { additionRejected, type RejectionReason } from '../store/cart';
import type { Listeners } from './context';

const DURATION_MS = 5000;

const MESSAGES: Readonly<Record<RejectionReason, string>> = { noSize: SELECT_SIZE };

/** Shows why a product was not added. A new toast replaces the previous one. */
export const showToasts = ({ startListening }: Listeners) =>
  startListening({
    actionCreator: additionRejected,
    effect: async ({ payload }) => {
      const { toast } = await import(/* webpackChunkName: "toasts" */ 'react-hot-toast/headless');
      toast.removeAll();
      toast.error(MESSAGES[payload], { duration: DURATION_MS });
    },
  });
