import { lazy, Suspense, useState } from 'react';

const ToastRegion = lazy(async () => ({
  default: (await import(/* webpackChunkName: "toasts" */ './ToastRegion'))
    .ToastRegion,
}));

interface Props {
  readonly isNeeded: boolean;
}

/**
 * The region of the toasts. It stays once it was needed, because a toast
 * outlives its page.
 */
export const Toasts = ({ isNeeded }: Props) => {
  const [isShown, setShown] = useState(isNeeded);
  if (isNeeded && !isShown) setShown(true);
  return (
    isShown && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  );
};
