import { X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { QUERY_LIMIT } from '../../domain/filters';
import { PAGE_WIDTH, space, text } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { Input } from '../ui/Field';

interface Props {
  readonly query: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

export const SearchBar = ({ query, field, onType, onClose }: Props) => (
  <Bar role="search" onSubmit={(event) => event.preventDefault()}>
    <Words
      ref={field}
      type="search"
      name="q"
      aria-label="Search"
      placeholder="Search"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={QUERY_LIMIT}
      value={query}
      onChange={({ target }) => onType(target.value)}
    />
    <IconButton type="button" aria-label="Close search" onClick={onClose}>
      <X strokeWidth={1.5} aria-hidden />
    </IconButton>
  </Bar>
);

const Bar = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.s};
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding: ${space.m} ${space.gutter} 0;
`;

const Words = styled(Input)`
  font-size: ${text.lead};

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
