import { Headset, PackageCheck, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { POLICIES } from '../../../data/policies';
import { color, space, widerThan } from '../../../styles/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const ICONS = {
  exchange: <RefreshCw />,
  return: <PackageCheck />,
  support: <Headset />,
};

export const Policies = () => (
  <section aria-labelledby="policies">
    <VisuallyHidden as="h2" id="policies">
      Our policies
    </VisuallyHidden>
    <Row>
      {POLICIES.map(({ icon, title, body }) => (
        <Policy key={title}>
          {ICONS[icon]}
          <Title>{title}</Title>
          <Body>{body}</Body>
        </Policy>
      ))}
    </Row>
  </section>
);

const Row = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.xl};
  padding-block-start: ${space.section};
  @media ${widerThan.phone} { grid-template-columns: repeat(3, 1fr); gap: ${space.l}; }
`;

const Policy = styled.li`
  display: grid;
  gap: ${space.xs};
  align-content: start;
`;

const Title = styled.h3`
  margin-block-start: ${space.s};
`;

const Body = styled.p`
  color: ${color.inkSoft};
`;
