import styled from 'styled-components';
import { PATHS } from '../../domain/address';
import type { Product } from '../../domain/product';
import { color, PAGE_WIDTH, space, text, wider } from '../../styles/theme';
import { ButtonLink } from '../ui/Button';
import { Title } from '../ui/Headings';
import { ProductPicture } from '../ui/ProductPicture';

interface Props {
  /** Three pieces to lay on the ground, the nearest first. */
  readonly products: readonly Product[];
}

/** The banner of the home page. */
export const Hero = ({ products }: Props) => (
  <Banner>
    <Words>
      <Season>Autumn and winter</Season>
      <Name tabIndex={-1}>Latest Arrivals</Name>
      <Lead>Autumn cloth with some weight to it: melton, corduroy, brushed cotton and good wool.</Lead>
      <ButtonLink to={PATHS.collections}>SHOP NOW</ButtonLink>
    </Words>
    <Pictures>
      {products.map((product) => (
        <ProductPicture key={product._id} product={product} eager />
      ))}
    </Pictures>
  </Banner>
);

const Banner = styled.section`
  display: grid;
  gap: ${space.xl};
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} 0;

  ${wider.tablet} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
    min-height: min(760px, calc(100dvh - 72px));
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
`;

const Season = styled.p`
  font-size: ${text.small};
  letter-spacing: 0.08em;
  color: ${color.inkSoft};
`;

const Name = styled(Title)`
  font-size: ${text.hero};
  line-height: 0.98;
`;

const Lead = styled.p`
  max-width: 36ch;
  font-size: ${text.lead};
  color: ${color.inkSoft};
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  align-items: center;

  img {
    grid-row: 1;
  }
  img:nth-child(1) {
    grid-column: 4 / 10;
    z-index: 1;
  }
  img:nth-child(2) {
    grid-column: 1 / 6;
    align-self: end;
  }
  img:nth-child(3) {
    grid-column: 8 / 13;
    align-self: start;
  }
`;
