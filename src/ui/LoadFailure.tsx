import styled from 'styled-components';
import { t } from '../texts/t';
import { OutlineButton } from './Button';

/** Says what could not be loaded, and offers to load the page again. */
export const LoadFailure = ({ children }: { children: string }) => (
  // An update of the shop may have deleted the file of this version.
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
