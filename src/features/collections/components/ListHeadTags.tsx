import { HeadTags } from '../../../routing/HeadTags';
import { t } from '../../../texts/t';
import type { Chip } from '../facets';
import { appliedQuery, type ListState } from '../listState';
import { listUrl } from '../listUrl';

interface Props {
  list: ListState;
  chips: readonly Chip[];
}

export const ListHeadTags = ({ list, chips }: Props) => {
  const query = appliedQuery(list);
  const url = listUrl(list);
  const texts = [
    ...chips.map(({ text }) => text),
    query && t('“{query}”', { query }),
    t('Collections'),
  ];
  return (
    <HeadTags
      title={texts.filter(Boolean).join(' · ')}
      url={url}
      // Search engines index the lists with at most one filter, because any
      // other list is a part of one of these.
      isIndexed={
        chips.length <= 1 && url === listUrl({ selected: list.selected })
      }
    />
  );
};
