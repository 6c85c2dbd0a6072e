import { Link } from 'react-router-dom';
import styled from 'styled-components';
import {
  scrollingRowAcross,
  touchScreen,
  widerThan,
} from '../../../styles/mixins';
import { tiles } from '../../../data/banners';
import type { Shop } from '../../../data/types';
import { inShopLanguage } from '../../../texts/inShopLanguage';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { BannerImage } from '../../../ui/BannerImage';
import { listUrl } from '../../collections/listUrl';

// The type is that of any shop, which may have fewer tiles than Weft.
const ALL: Shop['tiles'] = tiles;

/** A shop of one category has no tiles: they would lead to every product. */
export const TILES = ALL.length > 1 ? ALL : [];

export const CategoryTiles = () => (
  <section aria-labelledby="categories">
    <VisuallyHidden as="h2" id="categories">
      {t('By category')}
    </VisuallyHidden>
    <Tiles>
      {TILES.map(({ category, banner }) => (
        <li key={category}>
          <Tile
            to={listUrl({ selected: { category: [category] } })}
            aria-label={category}
          >
            <BannerImage
              banner={banner}
              sizes={`${widerThan.phone} 31vw, 72vw`}
              isLazy
            />
            <Name {...inShopLanguage}>{category}</Name>
          </Tile>
        </li>
      ))}
    </Tiles>
  </section>
);

const Tiles = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
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

const Name = styled.span`
  font: var(--size-heading) / 1.08 var(--display);
  letter-spacing: var(--display-spacing);
`;
