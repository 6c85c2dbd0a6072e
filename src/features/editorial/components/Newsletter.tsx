import styled from 'styled-components';
import { settings } from '../../../data/settings';
import { widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { Button } from '../../../ui/Button';
import { Field, FieldForm } from '../../../ui/Field';

const { newsletter } = settings;

export const Newsletter = () =>
  newsletter && (
    <Band aria-labelledby="newsletter">
      <div {...shopTextProps}>
        <h2 id="newsletter">{newsletter.title}</h2>
        <p>{newsletter.text}</p>
      </div>
      <Form onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('Your email')}
          type="email"
          name="email"
          autoComplete="email"
          required
        />
        <Button type="submit">{t('SUBSCRIBE')}</Button>
      </Form>
    </Band>
  );

const Band = styled.section`
  display: grid;
  gap: var(--space-xl);
  justify-items: center;
  padding: var(--space-section) var(--gutter);
  background: var(--band);
  text-align: center;
  h2 { font-size: min(var(--size-title), 8.5vw); }
  > div p {
    margin-block-start: var(--space-m);
    color: var(--ink-soft);
  }
`;

const Form = styled(FieldForm)`
  width: 100%;
  max-width: 560px;
  text-align: start;
  @media ${widerThan.phone} {
    grid-template-columns: 1fr auto;
    /* The button is next to the field, below the height of the label. */
    button { align-self: start; margin-block-start: calc(1lh + var(--space-xs)); }
  }
`;
