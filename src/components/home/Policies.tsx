import { Headset, PackageCheck, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { color, space, up } from '../../styles/theme';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const POLICIES = [
  {
    Icon: RefreshCw,
    title: 'Easy Exchange Policy',
    body: 'Swap any piece for another size or color.',
  },
  { Icon: PackageCheck, title: '7 Days Return Policy', body: 'Try it at home for seven days.' },
  { Icon: Headset, title: '24/7 Customer Support', body: 'We are here to help, day and night.' },
] as const;

export const Policies = () => (
  <section aria-labelledby="policies">
    <VisuallyHidden as="h2" id="policies">
      Our policies
    </VisuallyHidden>
    <Row>
      {POLICIES.map(({ Icon, title, body }) => (
        <li key={title}>
          <Icon />
          <h3>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </Row>
  </section>
);

const Row = styled.ul`
  display: grid;
  gap: ${space.xl};
  padding-block-start: ${space.section};
  ${up.phone} { grid-template-columns: repeat(3, 1fr); gap: ${space.l}; }
  li {
    display: grid;
    gap: ${space.xs};
    align-content: start;
  }
  svg { margin-block-end: ${space.s}; }
  p { color: ${color.inkSoft}; }
`;
