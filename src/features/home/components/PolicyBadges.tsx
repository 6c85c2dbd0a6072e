import { Headset, PackageCheck, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { policies } from '../../../data/policies';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const ICONS = {
  exchange: <RefreshCw />,
  return: <PackageCheck />,
  support: <Headset />,
};

export const PolicyBadges = () =>
  policies.badges && (
    <section aria-labelledby="policies">
      <VisuallyHidden as="h2" id="policies">
        {t('Our policies')}
      </VisuallyHidden>
      <BadgeColumns {...shopTextProps}>
        {policies.badges.map(({ icon, title, body }, i) => (
          <Badge key={i}>
            {ICONS[icon]}
            <h3>{title}</h3>
            <p>{body}</p>
          </Badge>
        ))}
      </BadgeColumns>
    </section>
  );

const BadgeColumns = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-xl);
  padding-block-start: var(--space-section);
  @media ${widerThan.phone} { grid-template-columns: repeat(3, 1fr); gap: var(--space-l); }
`;

const Badge = styled.li`
  display: grid;
  gap: var(--space-xs);
  align-content: start;
  h3 { margin-block-start: var(--space-s); }
  p { color: var(--ink-soft); }
`;
