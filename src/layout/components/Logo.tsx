import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { settings } from '../../data/settings';
import { PATHS } from '../../routing/paths';
import { widerThan } from '../../styles/mixins';

const { logo, name } = settings;

/** The logo, which fits the width of the nearest `LogoBox`. */
export const Logo = () =>
  logo ? (
    <LogoImage viewBox={logo.viewBox} role="img" aria-label={logo.text}>
      {logo.paths.map((path, i) => (
        <path key={i} d={path} />
      ))}
    </LogoImage>
  ) : (
    <Name dir="auto">{name}</Name>
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
  container-type: inline-size;
  display: flex;
  flex: 1;
  align-items: center;
`;

const LONGEST_WORD = Math.max(...name.split(/\s+/).map(({ length }) => length));

/**
 * The largest font size at which the name fits this number of lines. Each
 * letter takes 1 em of a line: 0.8 em for a wide capital with its spacing, and
 * 0.2 em because no line is full. The header has room for 43 px of text.
 */
const sizeInLines = (lines: number) =>
  `min(${(100 * lines) / name.length}cqi, ${43 / lines}px)`;

// The name has the number of lines that allows the largest font size. The font
// is small enough for the longest word, but has at least 10 px.
const Name = styled.span`
  font-family: var(--display);
  font-size: min(
    var(--size-heading),
    max(10px, ${100 / LONGEST_WORD}cqi),
    max(${[1, 2, 3, 4].map(sizeInLines).join(', ')})
  );
  line-height: 1.1;
  letter-spacing: var(--letter-spacing);
  text-wrap: balance;
`;

// The touch target is taller than the logo. The negative margin keeps the
// layout at the height of the logo.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
