import styled from 'styled-components';
import { color, space } from '../../styles/theme';

interface Props<Step extends string> {
  readonly steps: readonly Step[];
  readonly now: Step;
}

/** The way of an order, step by step; the step of now says so. */
export const Progress = <Step extends string>({ steps, now }: Props<Step>) => (
  <Steps>
    {steps.map((step, i) => (
      <Stop key={step} $past={i <= steps.indexOf(now)} aria-current={step === now ? 'step' : undefined}>
        {step}
        {step === now && ' (now)'}
      </Stop>
    ))}
  </Steps>
);

const Steps = styled.ol`
  display: grid;
  gap: ${space.s};
`;

const Stop = styled.li<{ $past: boolean }>`
  padding-inline-start: ${space.m};
  border-inline-start: 2px solid ${({ $past }) => ($past ? color.accent : color.hairline)};
  color: ${({ $past }) => ($past ? color.ink : color.inkSoft)};

  @media (forced-colors: active) {
    border-color: ${({ $past }) => ($past ? 'CanvasText' : 'GrayText')};
  }
`;
