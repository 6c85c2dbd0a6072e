import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LOGO } from '../../data/logo';
import { PATHS } from '../../routing/paths';
import { font, fontSize, letterSpacing, widerThan } from '../../styles/theme';

/** The logo, in the width of the nearest `LogoBox`. */
export const Wordmark = () =>
  LOGO.paths.length > 0 ? (
    <LogoImage viewBox={LOGO.viewBox} role="img" aria-label={LOGO.text}>
      {LOGO.paths.map((path, i) => (
        <path key={i} d={path} />
      ))}
    </LogoImage>
  ) : (
    <Name dir="auto">{LOGO.text}</Name>
  );

export const HomeLink = () => (
  <LogoBox>
    <Anchor to={PATHS.home}>
      <Wordmark />
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

/** Of wide capitals, with their spacing. */
const LETTER_WIDTH_EM = 0.8;
const LINE_HEIGHT = 1.1;
/** The height that every header has for the name. */
const NAME_HEIGHT_PX = 48;

const LONGEST_WORD = Math.max(
  ...LOGO.text.split(/\s+/).map(({ length }) => length),
);

/** The font size at which the name fits this number of lines. */
const sizeInLines = (lines: number) => {
  // A line is not full where the next word does not fit.
  const width = 100 * lines - 20 * (lines - 1);
  const size = width / (LOGO.text.length * LETTER_WIDTH_EM);
  const height = NAME_HEIGHT_PX / LINE_HEIGHT / lines;
  return `min(${size.toFixed(1)}cqi, ${height.toFixed(1)}px)`;
};

// The largest size at which no word is broken and all lines are in the header,
// but not too small to read.
const Name = styled.span`
  font-family: ${font.display};
  font-size: min(
    ${fontSize.heading},
    max(10px, ${(100 / LONGEST_WORD / LETTER_WIDTH_EM).toFixed(1)}cqi),
    max(${[1, 2, 3, 4].map(sizeInLines).join(', ')})
  );
  line-height: ${LINE_HEIGHT};
  letter-spacing: ${letterSpacing};
  text-wrap: balance;
`;

// The touch target is higher than the wordmark. The negative margin keeps the
// layout at the height of the wordmark.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
