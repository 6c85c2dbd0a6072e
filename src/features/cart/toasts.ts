import { toast } from 'react-hot-toast/headless';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { additionRejected } from './cartSlice';

const DURATION_MS = 5000;

export const NO_SIZE = 'Select Product Size';

const showReason = () => {
  toast.removeAll();
  toast.error(NO_SIZE, { duration: DURATION_MS });
};

export const showToasts = (store: AppStore): void => {
  store.dispatch(
    addAppListener({ actionCreator: additionRejected, effect: showReason }),
  );
};
