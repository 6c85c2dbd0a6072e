import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { pageColumn } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { IconButton } from '../../../ui/Button';
import { QUERY_LIMIT } from '../listState';

/** The id of the list, which takes the focus after a search. */
export const LIST_ID = 'list';

interface Props {
  query: string;
  field: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onClose: () => void;
}

export const SearchBar = ({ query, field, onType, onClose }: Props) => (
  <SearchForm
    role="search"
    onSubmit={(event) => {
      event.preventDefault();
      // This closes a touch keyboard, which covers the results.
      field.current?.blur();
      document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    }}
  >
    <SearchRow>
      <Search />
      <SearchField
        ref={field}
        type="search"
        name="q"
        aria-label={t('Search')}
        placeholder={t('Search products')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={QUERY_LIMIT}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // During the input of Chinese, for example, Esc ends a composition.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // Some browsers would delete the query.
          event.preventDefault();
          onClose();
        }}
      />
      <IconButton
        type="button"
        aria-label={t('Close search')}
        onClick={onClose}
      >
        <X />
      </IconButton>
    </SearchRow>
  </SearchForm>
);

const SearchForm = styled.form`
  border-block-end: 1px solid var(--hairline);
  color: var(--ink-soft);
  transition: border-color var(--duration-short);
  /* The focus indicator of the field, which has no border of its own. */
  &:focus-within {
    border-block-end-color: var(--accent);
    box-shadow: inset 0 -1px var(--accent);
  }
`;

const SearchRow = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 12px;
  ${pageColumn}
  padding-block: 6px;
  padding-inline-end: calc(var(--gutter) - var(--icon-inset));
`;

const SearchField = styled.input`
  min-width: 0;
  min-height: 44px;
  padding: 0;
  border: 0;
  appearance: none;
  background: transparent;
  color: var(--ink);
  font-size: var(--size-lead);
  &::placeholder { color: var(--ink-soft); opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
  /* Forced colors show this outline, because the border keeps its color. */
  &:focus-visible { outline: 2px solid transparent; outline-offset: 0; }
`;
