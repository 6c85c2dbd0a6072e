import styled from 'styled-components';
import { color, fontSize, space } from '../../../styles/theme';
import { OutlineButton, TextButton } from '../../../ui/Button';

interface Props {
  readonly suggestion: string | undefined;
  readonly onSuggest: (query: string) => void;
  readonly onClear: () => void;
}

export const EmptyResult = ({ suggestion, onSuggest, onClear }: Props) => (
  <Notice>
    <Heading>No products match your filters.</Heading>
    {suggestion !== undefined && (
      <Suggestion>
        Did you mean{' '}
        <TextButton type="button" onClick={() => onSuggest(suggestion)}>
          {suggestion}
        </TextButton>
        ?
      </Suggestion>
    )}
    <p>Remove a filter, try a shorter search or see the whole collection.</p>
    <OutlineButton type="button" onClick={onClear}>
      Show everything
    </OutlineButton>
  </Notice>
);

const Notice = styled.div`
  display: grid;
  gap: ${space.l};
  justify-items: start;
  align-content: start;
  max-width: 52ch;
  min-height: 50vh;
  padding-block: ${space.xl};
  color: ${color.inkSoft};
`;

const Heading = styled.h2`
  font-size: ${fontSize.heading};
  color: ${color.ink};
`;

const Suggestion = styled.p`
  font-size: ${fontSize.lead};
  color: ${color.ink};
`;
