import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { color, space, text } from '../../styles/theme';
import { Button, ButtonLink, QuietLink, TextButton } from './Button';
import { PageHeading } from './Headings';
import { Page } from './Page';

interface Props {
  readonly reason: string;
  /** Where trying again may help: it is then the first way on. */
  readonly onRetry?: () => void;
  /** Asks for a file of what happened, to be shown to whoever looks into it. */
  readonly onSave: () => void;
}

/** What a shopper sees where a page cannot be shown, with the ways on. */
export const ErrorNotice = ({ reason, onRetry, onSave }: Props) => (
  <Page>
    <Notice>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <Reason>{reason}</Reason>
      <Ways>
        {onRetry ? (
          <>
            <Button type="button" onClick={onRetry}>
              Try again
            </Button>
            <QuietLink to={PATHS.home}>Back to the home page</QuietLink>
          </>
        ) : (
          <ButtonLink to={PATHS.home}>Back to the home page</ButtonLink>
        )}
        <QuietLink to={PATHS.collections}>See the collections</QuietLink>
      </Ways>
      <Save type="button" onClick={onSave}>
        Save what happened
      </Save>
    </Notice>
  </Page>
);

const Notice = styled.div`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.section};
`;

const Reason = styled.p`
  font-size: ${text.lead};
  color: ${color.inkSoft};
`;

const Save = styled(TextButton)`
  justify-self: start;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;
