import { useLayoutEffect, useState } from 'react';
import { ErrorPage } from '../../pages/ErrorPage';
import { isChunkLoadError, reloadOnce } from './reloadOnce';

interface Props {
  readonly error: unknown;
}

const reload = () => window.location.reload();

/** Shows the error page without a stack trace. After a chunk-load error it first reloads the document once. */
export const ErrorFallback = ({ error }: Props) => {
  const isPartMissing = isChunkLoadError(error);
  const [isShown, setShown] = useState(!isPartMissing);

  // A layout effect: useRouteFocus then finds the heading of the error page.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the attempt tells whether the document reloads
    if (!reloadOnce(error)) setShown(true);
  }, [error]);

  if (!isShown) return null;
  return isPartMissing ? (
    <ErrorPage reason="A part of the shop could not be loaded." onRetry={reload} />
  ) : (
    <ErrorPage reason="Something went wrong on this page." />
  );
};
