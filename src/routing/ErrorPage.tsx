import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { t } from '../texts/t';
import { ButtonLink } from '../ui/Button';
import { ClothStrip } from '../ui/ClothStrip';
import { PageColumn, PageHeading } from '../ui/PageParts';
import { fullTitleOf, NoIndex } from './HeadTags';
import { PATHS } from './paths';

const TITLE = t('Unexpected Application Error!');

interface Props {
  reason: string;
  /** After a script error, the links load a new document. */
  reloadDocument?: boolean;
}

const ErrorPage = ({ reason, reloadDocument = false }: Props) => (
  <>
    <title>{fullTitleOf(TITLE)}</title>
    <NoIndex />
    <ClothStrip />
    <PageColumn>
      <Notice>
        <PageHeading>{TITLE}</PageHeading>
        <p>{reason}</p>
        <Actions>
          <ButtonLink to={PATHS.home} reloadDocument={reloadDocument}>
            {t('Back to the home page')}
          </ButtonLink>
          <Link to={PATHS.collections} reloadDocument={reloadDocument}>
            {t('See the collections')}
          </Link>
        </Actions>
      </Notice>
    </PageColumn>
  </>
);

export const NotFoundPage = () => <ErrorPage reason={t('404 Not Found')} />;

export const FailedPage = () => (
  <ErrorPage reason={t('Something went wrong on this page.')} reloadDocument />
);

const Notice = styled.div`
  display: grid;
  gap: var(--space-l);
  justify-items: start;
  padding-block: var(--space-section);
  p { font-size: var(--size-lead); color: var(--ink-soft); }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-m) var(--space-l);
  a { display: inline-flex; align-items: center; min-height: 48px; }
`;
