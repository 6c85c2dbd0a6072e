import { useDispatch } from 'react-redux';
import { ErrorNotice } from './components/ErrorNotice';
import { titleOf } from '../../ui/title';
import { sessionExported } from './routeSlice';

interface Props {
  readonly reason: string;
  readonly onRetry?: () => void;
}

export const ErrorPage = (props: Props) => {
  const dispatch = useDispatch();
  return (
    <>
      <title>{titleOf('Unexpected Application Error!')}</title>
      <ErrorNotice {...props} onSave={() => dispatch(sessionExported())} />
    </>
  );
};

export const NotFoundPage = () => <ErrorPage reason="404 Not Found" />;
