import { banners } from '../../data/banners';
import { settings } from '../../data/settings';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { Disclosure } from '../../ui/Disclosure';
import { Page, PageHeading } from '../../ui/Page';
import { ImageAndText } from './components/ImageAndText';
import { Newsletter } from './components/Newsletter';

const { name, phone, email, address = [name], careers } = settings;

export const ContactPage = () => (
  <>
    <HeadTags title={titleOf('Contact')} url={PATHS.contact} />
    <Page>
      <ImageAndText banner={banners.contact}>
        <PageHeading>Contact us</PageHeading>
        <h2>Our store</h2>
        <address>
          {address.map((line, i) => (
            <div key={i}>{line}</div>
          ))}
        </address>
        <p>
          {phone && (
            <>
              Phone: <a href={phone.href}>{phone.text}</a>
              <br />
            </>
          )}
          {email && (
            <>
              Email: <a href={email.href}>{email.text}</a>
            </>
          )}
        </p>
        {careers && email && (
          <>
            <h2>{`Careers at ${name}`}</h2>
            <p>{careers}</p>
            <Disclosure label="Explore Jobs">
              <p>
                There are no openings today. Write to{' '}
                <a href={email.href}>{email.text}</a> and tell us what you do
                well.
              </p>
            </Disclosure>
          </>
        )}
      </ImageAndText>
    </Page>
    <Newsletter />
  </>
);
