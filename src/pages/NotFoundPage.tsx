import { ErrorNotice } from '../components/ui/ErrorNotice';
import { useAppDispatch } from '../store/hooks';
import { sessionExported } from '../store/route';

/** A path or a product that the shop does not have. */
export const NotFoundPage = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <title>Unexpected Application Error! · Weft</title>
      <ErrorNotice reason="404 Not Found" onSave={() => dispatch(sessionExported())} />
    </>
  );
};
