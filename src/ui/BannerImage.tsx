import styled from 'styled-components';
import type { Banner } from '../lib/images';
import { color } from '../styles/theme';

interface Props {
  readonly banner: Banner;
  readonly sizes: string;
  readonly lazy?: boolean;
  /** Another crop, and where it is shown. */
  readonly narrow?: Banner;
  readonly narrowMedia?: string;
}

export const BannerImage = ({
  banner,
  sizes,
  narrow,
  narrowMedia,
  lazy = false,
}: Props) => (
  <picture>
    {narrow && (
      <source
        media={narrowMedia}
        srcSet={narrow.srcSet}
        sizes={sizes}
        width={narrow.width}
        height={narrow.height}
      />
    )}
    <CoverImage
      {...banner}
      sizes={sizes}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? 'auto' : 'high'}
      decoding="async"
    />
  </picture>
);

const CoverImage = styled.img`
  position: relative;
  width: 100%;
  object-fit: cover;
  background: ${color.imageGround};
`;
