import styled from 'styled-components';
import { NotListed } from '../../features/navigation/components/PageHead';
import { PATHS } from '../../features/navigation/paths';
import { color, space, text } from '../../styles/theme';
import { Button, ButtonLink, QuietLink } from '../../ui/Button';
import { Page, PageHeading } from '../../ui/Page';
import { titleOf } from '../../ui/title';

const TITLE = 'Unexpected Application Error!';

interface Props {
  readonly reason: string;
  readonly onRetry?: () => void;
}

export const ErrorPage = ({ reason, onRetry }: Props) => {
  const HomeLink = onRetry ? QuietLink : ButtonLink;
  return (
    <Page>
      <title>{titleOf(TITLE)}</title>
      <NotListed />
      <Notice>
        <PageHeading>{TITLE}</PageHeading>
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

export const NotFoundPage = () => <ErrorPage reason="404 Not Found" />;

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
