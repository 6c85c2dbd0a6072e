import { useState } from 'react';
import styled from 'styled-components';
import { imageUrlAtWidth } from '../../domain/images';
import { motion } from '../../styles/theme';

interface Props {
  readonly address: string;
  /** How wide it stands on the page. */
  readonly sizes: string;
}

/** The other side of a product, over its front while the card is pointed at. */
export const HoverImage = ({ address, sizes }: Props) => {
  const [loaded, setLoaded] = useState(false);
  return (
    <Print
      src={imageUrlAtWidth(address, 400)}
      srcSet={`${imageUrlAtWidth(address, 400)} 400w, ${address} 800w`}
      sizes={sizes}
      loading="lazy"
      alt=""
      $shown={loaded}
      onLoad={() => setLoaded(true)}
    />
  );
};

const Print = styled.img<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.calm};

  a:focus-visible & {
    opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  }
  @media (hover: hover) {
    a:hover & {
      opacity: ${({ $shown }) => ($shown ? 1 : 0)};
    }
  }
`;
