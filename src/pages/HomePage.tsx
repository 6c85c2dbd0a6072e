import { Newsletter } from '../components/editorial/Newsletter';
import { CategoryTiles } from '../components/home/CategoryTiles';
import { Hero } from '../components/home/Hero';
import { Policies } from '../components/home/Policies';
import { SectionHeading } from '../components/ui/Headings';
import { Page, Section } from '../components/ui/Page';
import { ProductGrid } from '../components/ui/ProductGrid';
import { selectBestSellers, selectLatest } from '../selectors/home';
import { bannerNamed } from '../data/banners';
import { useAppSelector } from '../store/hooks';

const TILES = [
  { category: 'Women', scene: bannerNamed('contact') },
  { category: 'Men', scene: bannerNamed('about') },
  { category: 'Kids', scene: bannerNamed('kids') },
] as const;

export const HomePage = () => {
  const latest = useAppSelector(selectLatest);
  const bestSellers = useAppSelector(selectBestSellers);
  return (
    <>
      <title>Weft: clothes for men, women and kids</title>
      <Hero scene={bannerNamed('hero')} narrow={bannerNamed('hero-tall')} />
      <Page>
        <Section aria-labelledby="latest">
          <SectionHeading id="latest">Latest Collections</SectionHeading>
          <ProductGrid products={latest} across={5} />
        </Section>
        <CategoryTiles tiles={TILES} />
        <Section aria-labelledby="best">
          <SectionHeading id="best">Best Sellers</SectionHeading>
          <ProductGrid products={bestSellers} across={5} oneRow />
        </Section>
        <Policies />
      </Page>
      <Newsletter />
    </>
  );
};
