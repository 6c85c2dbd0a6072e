import styled from 'styled-components';
import { isOneOf } from '../../../lib/guards';
import { t } from '../../../texts/t';
import { Disclosure } from '../../../ui/Disclosure';
import { STEPS, statusText } from '../orderStatus';

interface Props {
  status: string;
  /** The id of the element that names the order. */
  describedBy: string;
}

/** Shows nothing if the status of the order is none of the steps. */
export const TrackOrder = ({ status, describedBy }: Props) =>
  isOneOf(STEPS, status) && (
    <Disclosure label={t('Track Order')} describedBy={describedBy}>
      <Steps>
        {STEPS.map((step) => (
          <Step key={step} aria-current={step === status ? 'step' : undefined}>
            {step === status
              ? t('{step} (now)', { step: statusText(step) })
              : statusText(step)}
          </Step>
        ))}
      </Steps>
    </Disclosure>
  );

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: var(--space-s);
`;

const Step = styled.li`
  padding-inline-start: var(--space-m);
  border-inline-start: 2px solid var(--accent);
  [aria-current] ~ & { border-color: var(--hairline); color: var(--ink-soft); }
  @media (forced-colors: active) {
    border-color: CanvasText;
    [aria-current] ~ & { border-color: GrayText; }
  }
`;
