import { ErrorNotice } from '../components/ui/ErrorNotice';
import { titleOf } from '../domain/labels';
import { useAppDispatch } from '../store/hooks';
import { sessionExported } from '../store/route';

export const NotFoundPage = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>{titleOf('Unexpected Application Error!')}</title>
      <ErrorNotice reason="404 Not Found" onSave={() => dispatch(sessionExported())} />
    </>
  );
};
