import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LOGO } from '../../data/logo';
import { PATHS } from '../../routing/paths';
import { font, fontSize, letterSpacing, widerThan } from '../../styles/theme';

export const Wordmark = () =>
  LOGO.paths.length > 0 ? (
    <LogoImage viewBox={LOGO.viewBox} role="img" aria-label={LOGO.text}>
      {LOGO.paths.map((path, i) => (
        <path key={i} d={path} />
      ))}
    </LogoImage>
  ) : (
    <Name>{LOGO.text}</Name>
  );

export const HomeLink = () => (
  <Anchor to={PATHS.home}>
    <Wordmark />
  </Anchor>
);

const LogoImage = styled.svg`
  width: 92px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.6;
  @media ${widerThan.tablet} { width: 116px; }
`;

const Name = styled.span`
  font-family: ${font.display};
  font-size: ${fontSize.heading};
  line-height: 1;
  letter-spacing: ${letterSpacing};
`;

// The touch target is higher than the wordmark. The negative margin keeps the
// layout at the height of the wordmark.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
