import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { additionRejected } from './cartSlice';

const DURATION_MS = 5000;

export const showToasts = ({ startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>) =>
  startListening({
    actionCreator: additionRejected,
    effect: async () => {
      const { toast } = await import(/* webpackChunkName: "toasts" */ 'react-hot-toast/headless');
      toast.removeAll();
      toast.error('Select Product Size', { duration: DURATION_MS });
    },
  });
