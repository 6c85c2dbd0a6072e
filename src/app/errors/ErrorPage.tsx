import { ErrorNotice } from '../../components/ui/ErrorNotice';
import { useAppDispatch } from '../../store/hooks';
import { sessionExported } from '../../store/route';
import { isChunkLoadError } from './isChunkLoadError';

interface Props {
  readonly error: unknown;
}

const reload = () => window.location.reload();

/** A page that threw or could not be loaded: the plain reason, never a stack trace. */
export const ErrorPage = ({ error }: Props) => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice
        reason={
          isChunkLoadError(error)
            ? 'A part of the shop could not be loaded.'
            : 'Something went wrong on this page.'
        }
        {...(isChunkLoadError(error) && { onRetry: reload })}
        onSave={() => dispatch(sessionExported())}
      />
    </>
  );
};
