import { ErrorNotice } from '../components/ui/ErrorNotice';
import { titleOf } from '../domain/title';
import { useAppDispatch } from '../store/hooks';
import { sessionExported } from '../store/route';

interface Props {
  readonly reason: string;
  readonly onRetry?: () => void;
}

export const ErrorPage = (props: Props) => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>{titleOf('Unexpected Application Error!')}</title>
      <ErrorNotice {...props} onSave={() => dispatch(sessionExported())} />
    </>
  );
};

export const NotFoundPage = () => <ErrorPage reason="404 Not Found" />;
