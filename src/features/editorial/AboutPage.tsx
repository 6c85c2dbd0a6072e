import { ABOUT, MISSION } from '../../data/aboutPage';
import { banners } from '../../data/banners';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { Page, PageHeading, Section, SectionHeading } from '../../ui/Page';
import { ImageAndText } from './components/ImageAndText';
import { Newsletter } from './components/Newsletter';
import { Reasons } from './components/Reasons';
import { Terms } from './components/Terms';

export const AboutPage = () => (
  <>
    <HeadTags title={titleOf(t('About us'))} url={PATHS.about} />
    <Page>
      <ImageAndText banner={banners.about}>
        <PageHeading>{t('About us')}</PageHeading>
        {ABOUT.map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        <h2>{t('Our mission')}</h2>
        <p>{MISSION}</p>
      </ImageAndText>
      <Section aria-labelledby="why">
        <SectionHeading id="why">{t('Why choose us')}</SectionHeading>
        <Reasons />
      </Section>
      <Terms />
    </Page>
    <Newsletter />
  </>
);
