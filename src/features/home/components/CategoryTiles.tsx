import { Link } from 'react-router-dom';
import styled from 'styled-components';
import {
  scrollingRowAcross,
  touchScreen,
  widerThan,
} from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BannerImage } from '../../../ui/BannerImage';
import { CATEGORY_LINKS } from '../../collections/categoryLinks';

/** The width of an image, without the gaps, in percent of the window. */
const TILE_WIDTH = Math.round(93 / CATEGORY_LINKS.length);

export const CategoryTiles = () => (
  <section aria-labelledby="categories">
    <VisuallyHidden as="h2" id="categories">
      {t('By category')}
    </VisuallyHidden>
    <Tiles>
      {CATEGORY_LINKS.map(({ href, label, banner }) => (
        <li key={href}>
          <Tile to={href} aria-label={label} {...shopTextProps}>
            <BannerImage
              banner={banner}
              imageSizes={`${widerThan.phone} ${TILE_WIDTH}vw, 72vw`}
              isLazy
            />
            <TileName>{label}</TileName>
          </Tile>
        </li>
      ))}
    </Tiles>
  </section>
);

const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  /* In a narrow window with a mouse, there are several rows. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-m);
  /* The images have a margin of their own. */
  margin-block-start: calc(var(--space-section) / 2);
  @media ${widerThan.phone} { gap: var(--space-l); }
  @media ${touchScreen} and (not ${widerThan.phone}) {
    ${scrollingRowAcross}
    grid-auto-columns: 72%;
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: var(--space-m);
  text-decoration: none;
  picture { overflow: hidden; }
  img { transition: scale var(--duration-long); }
  @media (hover: hover) { &:hover img { scale: 1.02; } }
`;

const TileName = styled.span`
  font: var(--display-weight) var(--size-heading) / 1.08 var(--display);
  letter-spacing: var(--display-spacing);
`;
