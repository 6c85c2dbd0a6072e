import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorNotice } from '../components/ui/ErrorNotice';
import { useAppDispatch } from '../store/hooks';
import { visitSaved } from '../store/route';

const reasonOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return 'A part of the shop could not be loaded. Reload the page to try again.';
  return 'Something went wrong on this page.';
};

/** A page that threw or could not be loaded: the plain reason, never a stack trace. */
export const FailedPage = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice reason={reasonOf(useRouteError())} onSave={() => dispatch(visitSaved())} />
    </>
  );
};
