import styled from 'styled-components';
import type { Banner } from '../lib/images';
import { color, narrowerThan } from '../styles/theme';

interface Props {
  readonly banner: Banner;
  readonly sizes: string;
  readonly lazy?: boolean;
  readonly narrow?: Banner;
}

export const BannerImage = ({ banner, sizes, narrow, lazy = false }: Props) => (
  <picture>
    {narrow && (
      <source
        media={narrowerThan.tablet}
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
