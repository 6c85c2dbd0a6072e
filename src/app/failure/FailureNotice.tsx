import { useLayoutEffect, useState } from 'react';
import { FailedPage } from './FailedPage';
import { isChunkLoadError } from './isChunkLoadError';
import { reloadOnce } from './reloadOnce';

interface Props {
  readonly error: unknown;
}

/**
 * Stands in for a page that cannot be shown. One that threw is said at once; where a part of the shop did not come,
 * the whole is loaded anew once, and only the second time it is said.
 */
export const FailureNotice = ({ error }: Props) => {
  const [isShown, setShown] = useState(!isChunkLoadError(error));

  // Before useFocusOnArrival looks for the heading that the focus goes to: it is in what is said.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only trying tells whether it is loaded anew
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  return isShown ? <FailedPage error={error} /> : null;
};
