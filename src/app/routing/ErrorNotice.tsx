import styled from 'styled-components';
import { PATHS } from '../../features/navigation/paths';
import { color, space, text } from '../../styles/theme';
import { Button, ButtonLink, QuietLink } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';

interface Props {
  readonly reason: string;
  readonly onRetry?: () => void;
}

export const ErrorNotice = ({ reason, onRetry }: Props) => {
  const HomeLink = onRetry ? QuietLink : ButtonLink;
  return (
    <Page>
      <Notice>
        <PageHeading>Unexpected Application Error!</PageHeading>
        <p>{reason}</p>
        <Actions>
          {onRetry && (
            <Button type="button" onClick={onRetry}>
              Try again
            </Button>
          )}
          <HomeLink to={PATHS.home}>Back to the home page</HomeLink>
          <QuietLink to={PATHS.collections}>See the collections</QuietLink>
        </Actions>
      </Notice>
    </Page>
  );
};

const Notice = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  padding-block: ${space.section};
  p { font-size: ${text.lead}; color: ${color.inkSoft}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;
