import styled from 'styled-components';
import type { Scene } from '../../domain/pictures';
import { color } from '../../styles/theme';

interface Props {
  readonly scene: Scene;
  /** How wide the picture stands on the page, as the `sizes` attribute takes it. */
  readonly sizes: string;
  /** Another cut of it for narrow screens. */
  readonly narrow?: Scene;
}

/** A wide picture, shown at once: it is what its page opens with. */
export const ScenePicture = ({ scene, sizes, narrow }: Props) => (
  <picture>
    {narrow && (
      <source
        media={NARROW}
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
      fetchPriority="high"
      decoding="async"
    />
  </picture>
);

const NARROW = '(max-width: 899px)';

const Print = styled.img`
  width: 100%;
  object-fit: cover;
  background: ${color.printGround};
`;
