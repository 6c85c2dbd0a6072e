import { ImageAndText } from '../components/editorial/ImageAndText';
import { Newsletter } from '../components/editorial/Newsletter';
import { Reasons } from '../components/editorial/Reasons';
import { Page, PageHeading, Section, SectionHeading } from '../components/ui/Page';
import { bannerNamed } from '../data/banners';

export const AboutPage = () => (
  <>
    <title>About us · Weft</title>
    <Page>
      <ImageAndText banner={bannerNamed('about')}>
        <PageHeading>About us</PageHeading>
        <p>
          The weft is the thread that goes across. It is the one you do not notice, and the one that makes a
          cloth out of a row of strings. We started with that: find good cloth, cut it simply, leave out the
          rest.
        </p>
        <p>
          Weft makes clothes for men, women and kids in small runs with a handful of mills. Orders leave our
          store within two days, and whatever you tell us stays with you: this shop keeps no account of who
          looks at what.
        </p>
        <h2>Our mission</h2>
        <p>
          To make clothes that are chosen once and worn for years, at a price that is written on the label and
          explained when you ask.
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
