import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { additionRejected } from './cartSlice';

const DURATION_MS = 5000;

const showReason = async () => {
  const { toast } = await import(
    /* webpackChunkName: "toasts" */ 'react-hot-toast/headless'
  );
  toast.removeAll();
  toast.error('Select Product Size', { duration: DURATION_MS });
};

export const showToasts = (store: AppStore): void => {
  store.dispatch(
    addAppListener({ actionCreator: additionRejected, effect: showReason }),
  );
};
