import { useLayoutEffect, useState } from 'react';
import { ErrorPage } from './ErrorPage';
import { isChunkLoadError } from './isChunkLoadError';
import { reloadOnce } from './reloadOnce';

interface Props {
  readonly error: unknown;
}

/**
 * Stands in for a page that cannot be shown. One that threw is said at once; where a part of the shop did not come,
 * the whole is loaded anew once, and only the second time it is said.
 */
export const ErrorFallback = ({ error }: Props) => {
  const [isShown, setShown] = useState(!isChunkLoadError(error));

  // Before useRouteFocus looks for the heading that the focus goes to: it is in what is said.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only trying tells whether it is loaded anew
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  return isShown ? <ErrorPage error={error} /> : null;
};
