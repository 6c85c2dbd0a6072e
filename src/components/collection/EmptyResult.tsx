import styled from 'styled-components';
import { color, space, text } from '../../styles/theme';
import { QuietButton } from '../ui/Button';

interface Props {
  readonly onClear: () => void;
}

/** A list that nothing is left of, and the way out of it. */
export const EmptyResult = ({ onClear }: Props) => (
  <Notice>
    <Sentence>Nothing here fits all of that.</Sentence>
    <p>Take back a filter, try a shorter word, or start over with the whole collection.</p>
    <QuietButton type="button" onClick={onClear}>
      Show everything
    </QuietButton>
  </Notice>
);

const Notice = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  padding-block: ${space.xl};
  color: ${color.inkSoft};
`;

const Sentence = styled.h2`
  font-size: ${text.heading};
  color: ${color.ink};
`;
