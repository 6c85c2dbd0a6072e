import { useLayoutEffect, useState } from 'react';
import { ErrorPage } from './ErrorPage';
import { isChunkLoadError } from './isChunkLoadError';
import { reloadOnce } from './reloadOnce';

interface Props {
  readonly error: unknown;
}

/** Shows the error page. After a chunk-load error it first reloads the document once. */
export const ErrorFallback = ({ error }: Props) => {
  const [isShown, setShown] = useState(!isChunkLoadError(error));

  // A layout effect: useRouteFocus then finds the heading of the error page.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the attempt tells whether the document reloads
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  return isShown ? <ErrorPage error={error} /> : null;
};
