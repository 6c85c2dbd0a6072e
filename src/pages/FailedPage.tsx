import { ErrorNotice } from '../components/ui/ErrorNotice';
import { useAppDispatch } from '../store/hooks';
import { visitSaved } from '../store/route';

interface Props {
  readonly error: unknown;
}

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return 'A part of the shop could not be loaded. Reload the page to try again.';
  return 'Something went wrong on this page.';
};

/** A page that threw or could not be loaded: the plain reason, never a stack trace. */
export const FailedPage = ({ error }: Props) => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice reason={reasonOf(error)} onSave={() => dispatch(visitSaved())} />
    </>
  );
};
