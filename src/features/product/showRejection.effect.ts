import { toast } from 'react-hot-toast/headless';
import { addAppListener } from '../../app/hooks';
import type { AppStore } from '../../app/store';
import { t } from '../../texts/t';
import { additionRejected } from './productPageSlice';

const DURATION_MS = 5000;

/**
 * Shows why an addition was rejected. The toast is removed when the shopper
 * selects a size or leaves the page.
 */
export const showRejection = (store: AppStore): void => {
  let toastId = '';
  store.dispatch(
    addAppListener({
      predicate: (event, after, before) =>
        additionRejected.match(event) ||
        (before.productPage.isAdditionRejected &&
          !after.productPage.isAdditionRejected),
      effect: (event) => {
        toast.remove(toastId);
        if (additionRejected.match(event))
          toastId = toast.error(t('Select Product Size'), {
            duration: DURATION_MS,
          });
      },
    }),
  );
};
