import styled from 'styled-components';
import { PATHS } from '../../domain/address';
import { color, space, text } from '../../styles/theme';
import { ButtonLink, QuietLink } from './Button';
import { PageHeading } from './Headings';
import { Page } from './Page';

interface Props {
  readonly reason: string;
}

/** What a shopper sees where a page cannot be shown, with the ways on. */
export const ErrorNotice = ({ reason }: Props) => (
  <Page>
    <Notice>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <Reason>{reason}</Reason>
      <Ways>
        <ButtonLink to={PATHS.home}>Back to the home page</ButtonLink>
        <QuietLink to={PATHS.collections}>See the collections</QuietLink>
      </Ways>
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;
