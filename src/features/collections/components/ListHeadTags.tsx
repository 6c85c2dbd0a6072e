import { settings } from '../../../data/settings';
import type { Product } from '../../../data/types';
import { HeadTags } from '../../../routing/HeadTags';
import { t } from '../../../texts/t';
import type { Chip } from '../facets';
import { appliedQuery, type ListState } from '../listState';
import { listUrl } from '../listUrl';

/** How many products the description of a category or type names. */
const NAMED_COUNT = 4;

interface Props {
  list: ListState;
  chips: readonly Chip[];
  products: readonly Product[];
}

/**
 * Search engines list the default list, and the list of one category or type:
 * any other list is a part of one of these.
 */
export const ListHeadTags = ({ list, chips, products }: Props) => {
  const texts = chips.map(({ text }) => text);
  const query = appliedQuery(list);
  const url = listUrl(list);
  const isIndexed =
    chips.length <= 1 &&
    chips.every(({ facet }) => facet === 'category' || facet === 'type') &&
    url === listUrl({ selected: list.selected });
  const description = t('{list} at {shop}: {names}.', {
    list: texts.join(),
    shop: settings.name,
    names: products
      .slice(0, NAMED_COUNT)
      .map(({ name }) => name)
      .join('; '),
  });
  return (
    <HeadTags
      title={[...texts, query && t('“{query}”', { query }), t('Collections')]
        .filter(Boolean)
        .join(' · ')}
      url={url}
      description={isIndexed && texts[0] ? description : undefined}
      isIndexed={isIndexed}
    />
  );
};
