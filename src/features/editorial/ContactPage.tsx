import { banners } from '../../data/banners';
import { settings } from '../../data/settings';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';
import { withElements } from '../../texts/withElements';
import { Disclosure } from '../../ui/Disclosure';
import { PageColumn, PageHeading } from '../../ui/PageParts';
import { ImageAndText } from './components/ImageAndText';
import { Newsletter } from './components/Newsletter';

const { name, phone, email, address = [name], careers } = settings;

export const ContactPage = () => (
  <>
    <HeadTags title={t('Contact')} url={PATHS.contact} />
    <PageColumn>
      <ImageAndText banner={banners.contact}>
        <PageHeading>{t('Contact us')}</PageHeading>
        <h2>{t('Our store')}</h2>
        <address {...shopTextProps}>
          {address.map((line, i) => (
            <div key={i}>{line}</div>
          ))}
          {[phone, email].map(
            (contact) =>
              contact && (
                <div key={contact.href}>
                  <a href={contact.href}>
                    <bdi>{contact.text}</bdi>
                  </a>
                </div>
              ),
          )}
        </address>
        {careers && email && (
          <>
            <h2>{t('Careers at {name}', { name })}</h2>
            <p {...shopTextProps}>{careers}</p>
            <Disclosure label={t('Explore Jobs')}>
              <p>
                {withElements(
                  'There are no openings today. Write to {email} and tell us what you do well.',
                  { email: <a href={email.href}>{email.text}</a> },
                )}
              </p>
            </Disclosure>
          </>
        )}
      </ImageAndText>
    </PageColumn>
    <Newsletter />
  </>
);
