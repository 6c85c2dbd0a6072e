import { ErrorNotice } from '../components/ui/ErrorNotice';

/** A path or a product that the shop does not have. */
export const NotFoundPage = () => (
  <>
    <title>Unexpected Application Error! · Weft</title>
    <ErrorNotice reason="404 Not Found" />
  </>
);
