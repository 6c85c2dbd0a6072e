import styled from 'styled-components';
import { color, space, text, wider } from '../../styles/theme';
import { Button } from './Button';
import { Field } from './Field';

/** The offer for those who subscribe. There is nobody to send it to: the form keeps the browser here. */
export const Newsletter = () => (
  <Band aria-labelledby="newsletter">
    <div>
      <Offer id="newsletter">Subscribe now &amp; get 20% off</Offer>
      <Note>A letter now and then: what is new, how it is made, how to look after it.</Note>
    </div>
    <Form onSubmit={(event) => event.preventDefault()}>
      <Field label="Your email" type="email" name="email" autoComplete="email" required />
      <Button type="submit">SUBSCRIBE</Button>
    </Form>
  </Band>
);

const Band = styled.section`
  display: grid;
  gap: ${space.xl};
  margin-block-start: ${space.section};
  padding-block: ${space.section};
  border-block: 1px solid ${color.hairline};

  ${wider.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

const Offer = styled.h2`
  font-size: ${text.title};
`;

const Note = styled.p`
  margin-block-start: ${space.s};
  color: ${color.inkSoft};
`;

const Form = styled.form`
  display: grid;
  gap: ${space.m};

  ${wider.phone} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;
