import { useLayoutEffect, useState } from 'react';
import { isMissing } from '../domain/missing';
import { FailedPage } from '../pages/FailedPage';
import { reloadOnce } from './stranded';

interface Props {
  readonly error: unknown;
}

/** Stands in for a page that did not come: the whole is loaded anew once, and then it is said. */
export const StrandedPage = ({ error }: Props) => {
  const [isSaid, setSaid] = useState(!isMissing(error));

  // Before the focus is brought along: it goes to the heading of what is said.
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only trying tells whether it is loaded anew
    if (!reloadOnce(error)) setSaid(true);
  }, [error]);

  return isSaid ? <FailedPage error={error} /> : null;
};
