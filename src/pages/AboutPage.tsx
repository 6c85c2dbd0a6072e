import { ImageAndText } from '../components/editorial/ImageAndText';
import { Newsletter } from '../components/editorial/Newsletter';
import { Reasons } from '../components/editorial/Reasons';
import { Page, PageHeading, Section, SectionHeading } from '../components/ui/Page';
import { banners } from '../data/banners';

export const AboutPage = () => (
  <>
    <title>About us · Weft</title>
    <Page>
      <ImageAndText banner={banners.about}>
        <PageHeading>About us</PageHeading>
        <p>
          The weft is the thread that runs across the loom and turns a row of strings into cloth. We started
          there: find good cloth, cut it simply, and leave out the rest.
        </p>
        <p>
          We make clothes for men, women and kids in small runs, with a handful of mills. Orders ship within
          two days. And we do not track you: this shop keeps no account of what you look at.
        </p>
        <h2>Our mission</h2>
        <p>
          To make clothes that you choose once and wear for years, at a fair price that we are happy to
          explain.
        </p>
      </ImageAndText>
      <Section aria-labelledby="why">
        <SectionHeading id="why">Why choose us</SectionHeading>
        <Reasons />
      </Section>
    </Page>
    <Newsletter />
  </>
);
