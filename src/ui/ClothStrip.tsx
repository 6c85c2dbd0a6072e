import styled from 'styled-components';
import { products } from '../data/products';
import { clothImageUrl, srcSetOf } from '../lib/images';
import { widerThan } from '../styles/mixins';

const COUNT = 6;

const CLOTH = products.flatMap((product) => clothImageUrl(product) ?? []);

/** A row of cloth images that decorates a page without products. */
export const ClothStrip = () =>
  CLOTH.length >= COUNT && (
    <Strip>
      {CLOTH.slice(0, COUNT).map((src) => (
        <img
          key={src}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={`${widerThan.phone} 17vw, 34vw`}
          width={800}
          height={800}
          loading="lazy"
          alt=""
        />
      ))}
    </Strip>
  );

// On a phone the strip shows only half of its images.
const Strip = styled.div`
  display: grid;
  grid-template: 1fr / repeat(3, minmax(0, 1fr));
  overflow: hidden;
  height: clamp(7rem, 14vw, 12rem);
  @media ${widerThan.phone} { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    background: var(--band);
  }
  img:nth-child(n + 4) { @media not ${widerThan.phone} { display: none; } }
`;
