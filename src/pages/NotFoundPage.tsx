import { ErrorNotice } from '../components/ui/ErrorNotice';
import { useAppDispatch } from '../store/hooks';
import { sessionExported } from '../store/route';

/** The page of an unknown path or product. */
export const NotFoundPage = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice reason="404 Not Found" onSave={() => dispatch(sessionExported())} />
    </>
  );
};
