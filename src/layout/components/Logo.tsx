import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { settings } from '../../data/settings';
import { PATHS } from '../../routing/paths';
import { widerThan } from '../../styles/mixins';
import { shopTextProps } from '../../texts/shopTextProps';

const { logo, name } = settings;

export const Logo = () =>
  logo ? (
    <LogoImage
      viewBox={logo.viewBox}
      role="img"
      aria-label={logo.text}
      lang={shopTextProps.lang}
    >
      {logo.paths.map((path, i) => (
        <path key={i} d={path} />
      ))}
    </LogoImage>
  ) : (
    <ShopName {...shopTextProps}>{name}</ShopName>
  );

export const HomeLink = () => (
  <LogoBox>
    <Anchor to={PATHS.home}>
      <Logo />
    </Anchor>
  </LogoBox>
);

const LogoImage = styled.svg`
  width: 92px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.6;
  @media ${widerThan.tablet} { width: 116px; }
`;

export const LogoBox = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
`;

const LONGEST_WORD = Math.max(...name.split(/\s+/).map(({ length }) => length));

// In a window of 320 px, the header has 116 px for the logo. The font size is
// so small that the longest word fits this width, and all lines fit the height
// of the header. A letter is narrower than the font size.
const ShopName = styled.span`
  font-family: var(--display);
  font-size: min(
    var(--size-heading),
    ${40 / LONGEST_WORD}vw,
    ${70 / Math.sqrt(name.length)}px
  );
  font-weight: 600;
  font-synthesis: none;
  line-height: 1.1;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;

// The touch target is taller than the logo. Because of the negative margin, it
// takes no more space than the logo.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
