import { useState } from 'react';
import styled from 'styled-components';
import { atWidth } from '../../domain/pictures';
import { motion } from '../../styles/theme';

interface Props {
  readonly address: string;
  /** How wide it stands on the page. */
  readonly sizes: string;
}

/** The other side of a product, over its front while the card is pointed at. */
export const CardBack = ({ address, sizes }: Props) => {
  const [turned, setTurned] = useState(false);
  return (
    <Back
      src={atWidth(address, 400)}
      srcSet={`${atWidth(address, 400)} 400w, ${address} 800w`}
      sizes={`auto, ${sizes}`}
      loading="lazy"
      alt=""
      $there={turned}
      onLoad={() => setTurned(true)}
    />
  );
};

const Back = styled.img<{ $there: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.calm};

  a:focus-visible & {
    opacity: ${({ $there }) => ($there ? 1 : 0)};
  }
  @media (hover: hover) {
    a:hover & {
      opacity: ${({ $there }) => ($there ? 1 : 0)};
    }
  }
`;
