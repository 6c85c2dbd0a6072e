import { aboutPage } from '../../data/aboutPage';
import { banners } from '../../data/banners';
import { settings } from '../../data/settings';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';
import { PageColumn, PageHeading } from '../../ui/PageParts';
import { ImageAndText } from './components/ImageAndText';
import { Newsletter } from './components/Newsletter';
import { Reasons } from './components/Reasons';
import { Policies } from './components/Policies';

const { name, summary = name } = settings;
const { paragraphs = [summary], mission } = aboutPage;

export const AboutPage = () => (
  <>
    <HeadTags title={t('About us')} url={PATHS.about} />
    <PageColumn>
      <ImageAndText banner={banners.about}>
        <PageHeading>{t('About us')}</PageHeading>
        {paragraphs.map((paragraph, i) => (
          <p key={i} {...shopTextProps}>
            {paragraph}
          </p>
        ))}
        {mission && (
          <>
            <h2>{t('Our mission')}</h2>
            <p {...shopTextProps}>{mission}</p>
          </>
        )}
      </ImageAndText>
      <Reasons />
      <Policies />
    </PageColumn>
    <Newsletter />
  </>
);
