import styled from 'styled-components';
import { color, space, text } from '../styles/theme';
import { ButtonLink, QuietLink } from '../ui/Button';
import { Page, PageHeading } from '../ui/Page';
import { titleOf, NotListed } from './PageHead';
import { PATHS } from './paths';

const TITLE = 'Unexpected Application Error!';

interface Props {
  readonly reason: string;
  readonly onFollow?: () => void;
}

export const ErrorPage = ({ reason, onFollow }: Props) => (
  <Page>
    <title>{titleOf(TITLE)}</title>
    <NotListed />
    <Notice>
      <PageHeading>{TITLE}</PageHeading>
      <p>{reason}</p>
      <Actions>
        <ButtonLink to={PATHS.home} onClick={onFollow}>
          Back to the home page
        </ButtonLink>
        <QuietLink to={PATHS.collections} onClick={onFollow}>
          See the collections
        </QuietLink>
      </Actions>
    </Notice>
  </Page>
);

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
