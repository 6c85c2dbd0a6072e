import { ErrorNotice } from '../components/ui/ErrorNotice';
import { useAppDispatch } from '../store/hooks';
import { sessionExported } from '../store/route';

export const NotFoundPage = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice reason="404 Not Found" onSave={() => dispatch(sessionExported())} />
    </>
  );
};
