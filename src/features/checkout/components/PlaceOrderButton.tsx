import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import type { Submission } from '../checkout';
import { DELIVERY_FORM } from './DeliveryForm';

const TEXTS: Readonly<Partial<Record<Submission['stage'], string>>> = {
  sending: t('PLACING ORDER'),
  unanswered: t('TRY AGAIN'),
};

interface Props {
  stage: Submission['stage'];
  isDisabled: boolean;
}

/**
 * The button submits the form by a script, so that the browser offers to save
 * the address. With a submit button, Enter in a field would place the order.
 */
export const PlaceOrderButton = ({ stage, isDisabled }: Props) => (
  <>
    <Button
      type="button"
      form={DELIVERY_FORM}
      disabled={isDisabled}
      onClick={({ currentTarget: { form } }) => form?.requestSubmit()}
    >
      {TEXTS[stage] ?? t('PLACE ORDER')}
    </Button>
    {/*
     * Most answers arrive within two seconds and have their own announcement.
     */}
    <Announcer quietMs={2000}>
      {stage === 'sending' ? t('Your order is being placed.') : ''}
    </Announcer>
  </>
);
