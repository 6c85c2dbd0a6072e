import { useState } from 'react';
import styled from 'styled-components';
import { imageUrlAtWidth } from '../../catalogue/images';

interface Props {
  readonly src: string;
  readonly alt: string;
}

/** The largest file of an image, and a smaller one until it is loaded. */
export const LargeImage = ({ src, alt }: Props) => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {/*
        Removed when the large image is loaded: it is translucent, so the
        smaller one would shine through.
      */}
      {!isLoaded && <Image src={src} alt="" draggable={false} />}
      <Image
        src={imageUrlAtWidth(src, 1200)}
        alt={alt}
        draggable={false}
        fetchPriority="high"
        onLoad={() => setLoaded(true)}
      />
    </>
  );
};

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
