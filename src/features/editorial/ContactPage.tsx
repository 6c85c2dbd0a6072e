import { ImageAndText } from './components/ImageAndText';
import { Newsletter } from './components/Newsletter';
import { Disclosure } from '../../ui/Disclosure';
import { Page, PageHeading } from '../../ui/Page';
import { banners } from '../../data/banners';
import { ADDRESS, CAREERS, EMAIL, PHONE, SHOP_NAME } from '../../data/shop';
import { titleOf } from '../../ui/title';
import { PageHead } from '../navigation/components/PageHead';
import { PATHS } from '../navigation/paths';

export const ContactPage = () => (
  <>
    <PageHead title={titleOf('Contact')} path={PATHS.contact} />
    <Page>
      <ImageAndText banner={banners.contact}>
        <PageHeading>Contact us</PageHeading>
        <h2>Our store</h2>
        <address>
          {ADDRESS.map((line, i) => (
            <div key={i}>{line}</div>
          ))}
        </address>
        <p>
          Phone: <a href={PHONE.href}>{PHONE.text}</a>
          <br />
          Email: <a href={EMAIL.href}>{EMAIL.text}</a>
        </p>
        <h2>{`Careers at ${SHOP_NAME}`}</h2>
        <p>{CAREERS}</p>
        <Disclosure label="Explore Jobs">
          <p>
            There are no openings today. Write to{' '}
            <a href={EMAIL.href}>{EMAIL.text}</a> and tell us what you do well.
          </p>
        </Disclosure>
      </ImageAndText>
    </Page>
    <Newsletter />
  </>
);
