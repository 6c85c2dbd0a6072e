import { ErrorNotice } from '../../components/ui/ErrorNotice';
import { titleOf } from '../../domain/labels';
import { useAppDispatch } from '../../store/hooks';
import { sessionExported } from '../../store/route';
import { isChunkLoadError } from './isChunkLoadError';

interface Props {
  readonly error: unknown;
}

const reload = () => window.location.reload();

/** The page shown after an error, with the reason but without a stack trace. */
export const ErrorPage = ({ error }: Props) => {
  const dispatch = useAppDispatch();
  const onSave = () => dispatch(sessionExported());
  return (
    <>
      <title>{titleOf('Unexpected Application Error!')}</title>
      {isChunkLoadError(error) ? (
        <ErrorNotice reason="A part of the shop could not be loaded." onRetry={reload} onSave={onSave} />
      ) : (
        <ErrorNotice reason="Something went wrong on this page." onSave={onSave} />
      )}
    </>
  );
};
