import styled from 'styled-components';
import type { Banner } from '../../domain/images';
import { color, isNarrower } from '../../styles/theme';

interface Props {
  readonly scene: Banner;
  /** How wide the picture stands on the page, as the `sizes` attribute takes it. */
  readonly sizes: string;
  /** Whether it stands further down and may load as it comes near; what a page opens with loads at once. */
  readonly lazy?: boolean;
  /** Another cut of it for narrow screens. */
  readonly narrow?: Banner;
}

/** A picture of the shop, in as many widths as it has. */
export const BannerImage = ({ scene, sizes, narrow, lazy = false }: Props) => (
  <picture>
    {narrow && (
      <source
        media={isNarrower.tablet}
        srcSet={narrow.srcSet}
        sizes={sizes}
        width={narrow.width}
        height={narrow.height}
      />
    )}
    <Print
      src={scene.src}
      srcSet={scene.srcSet}
      sizes={sizes}
      width={scene.width}
      height={scene.height}
      alt={scene.alt}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      decoding="async"
    />
  </picture>
);

const Print = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.print};
`;
