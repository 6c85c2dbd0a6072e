import styled from 'styled-components';
import type { Banner } from '../../domain/images';
import { color, isNarrower } from '../../styles/theme';

interface Props {
  readonly banner: Banner;
  readonly sizes: string;
  /** Loads the image when it comes near the viewport; others load at once. */
  readonly lazy?: boolean;
  /** Another crop for narrow screens. */
  readonly narrow?: Banner;
}

/** An image that shows no single product. */
export const BannerImage = ({ banner, sizes, narrow, lazy = false }: Props) => {
  const { alt, ...source } = banner;
  return (
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
      <Image
        {...source}
        sizes={sizes}
        alt={alt}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={lazy ? 'auto' : 'high'}
        decoding="async"
      />
    </picture>
  );
};

const Image = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.print};
`;
