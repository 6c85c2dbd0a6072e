import { ErrorNotice } from './components/ErrorNotice';
import { titleOf } from '../../ui/title';
import { useAppDispatch } from '../../lib/hooks';
import { sessionExported } from './routeSlice';

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
