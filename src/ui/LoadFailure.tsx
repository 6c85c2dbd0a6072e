import styled from 'styled-components';
import { t } from '../texts/t';
import { OutlineButton } from './Button';

/** Says what could not be loaded, and offers to load the page again. */
export const LoadFailure = ({ children }: { children: string }) => (
  // An update may have deleted the file. Only the new page knows the new file.
  <Failure role="alert">
    <p>{children}</p>
    <OutlineButton type="button" onClick={() => window.location.reload()}>
      {t('Reload the page')}
    </OutlineButton>
  </Failure>
);

const Failure = styled.div`
  display: grid;
  gap: var(--space-m);
  justify-items: start;
`;
