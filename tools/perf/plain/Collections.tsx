import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { products } from '../../../src/data/products';
import {
  countFacets,
  filterProducts,
  NO_SELECTION,
} from '../../../src/features/collection/facets';
import { SORTS, type Sort } from '../../../src/features/collection/filters';
import { imageAlt } from '../../../src/features/catalogue/product';
import { srcSetOf } from '../../../src/shop/images';
import { formatPrice } from '../../../src/features/catalogue/money';
import { productPath } from '../../../src/features/navigation/paths';
import {
  CATEGORIES,
  PRODUCT_TYPES,
} from '../../../src/features/catalogue/product';
import type {
  Category,
  ProductSummary,
  ProductType,
} from '../../../src/shop/product';
import {
  matchQuery,
  sortProducts,
} from '../../../src/features/collection/matchAndSort';
import { classOf } from './classOf';

const list = document.querySelector('main ul');
const styles = {
  page: classOf('main > div'),
  heading: classOf('main h1'),
  columns: classOf('main h1 + div'),
  side: classOf('main section'),
  groups: classOf('main section > div'),
  group: classOf('main fieldset'),
  list: classOf('main section + div'),
  bar: classOf('main section + div > div'),
  opener: classOf('main dialog', 'previousElementSibling'),
  dialog: classOf('main dialog'),
  total: classOf('main [role=status]'),
  sort: classOf('main select', 'parentElement', 'parentElement'),
  sortLabel: classOf('main select', 'parentElement', 'previousElementSibling'),
  sortBox: classOf('main select', 'parentElement'),
  select: classOf('main select'),
  products: classOf('main ul', 'parentElement'),
  grid: classOf('main ul'),
  card: classOf('main li a'),
  image: classOf('main li img'),
};
const sizes = list?.querySelector('img')?.sizes;

interface GroupProps<T extends string> {
  legend: string;
  values: readonly T[];
  chosen: readonly T[];
  counts: Readonly<Record<T, number>>;
  onChange: (chosen: readonly T[]) => void;
}

const FilterGroup = <T extends string>({
  legend,
  values,
  chosen,
  counts,
  onChange,
}: GroupProps<T>) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {values.map((value) => (
      <div key={value}>
        <label>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, value]
                  : chosen.filter((one) => one !== value),
              )
            }
          />
          <span>{value}</span>
        </label>
        <span>
          <span>{counts[value]}</span> <span>products</span>
        </span>
      </div>
    ))}
  </fieldset>
);

const Card = ({
  product,
  isEager,
}: {
  product: ProductSummary;
  isEager: boolean;
}) => {
  const [src = ''] = product.image;
  const [, kind, color] = /^(.*, )(.*)$/.exec(product.name) ?? [];
  return (
    <a href={productPath(product._id)} className={styles.card}>
      <div>
        <img
          className={styles.image}
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          alt={imageAlt(product, 0)}
          width={800}
          height={1000}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <h3>
        {kind}
        <span>{color}</span>
      </h3>
      <span>{formatPrice(product.price)}</span>
    </a>
  );
};

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevant: 'Relevant',
  'low-to-high': 'Low to High',
  'high-to-low': 'High to Low',
};

/**
 * The list as React's documentation would build it: `useState`, `filter`,
 * `sort`, nothing memoized.
 */
export const Collections = () => {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  const [types, setTypes] = useState<readonly ProductType[]>([]);
  const [sort, setSort] = useState<Sort>('relevant');
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const icon = document.querySelector('header button[aria-label=Search]');
    icon?.addEventListener('click', () => setSearching(true));
  }, []);

  const matching = matchQuery(products, query);
  const counts = countFacets(matching, { ...NO_SELECTION, categories, types });
  const shown = filterProducts(sortProducts(matching, sort), {
    ...NO_SELECTION,
    categories,
    types,
  });
  const filters = (
    <>
      <FilterGroup
        legend="Categories"
        values={CATEGORIES}
        chosen={categories}
        counts={counts.categories}
        onChange={setCategories}
      />
      <FilterGroup
        legend="Type"
        values={PRODUCT_TYPES}
        chosen={types}
        counts={counts.types}
        onChange={setTypes}
      />
    </>
  );
  const header = document.querySelector('header');

  return (
    <>
      {isSearching &&
        header &&
        createPortal(
          <input
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />,
          header,
        )}
      <div className={styles.page}>
        <h1 className={styles.heading}>All Collections</h1>
        <div className={styles.columns}>
          <section className={styles.side}>
            <div className={styles.groups}>{filters}</div>
          </section>
          <div className={styles.list}>
            <div className={styles.bar}>
              <button
                type="button"
                className={styles.opener}
                onClick={() => dialog.current?.showModal()}
              >
                Filter
              </button>
              <dialog ref={dialog} className={styles.dialog}>
                {filters}
              </dialog>
              <p role="status" className={styles.total}>
                {shown.length} products
              </p>
              <div className={styles.sort}>
                <label htmlFor="sort" className={styles.sortLabel}>
                  Sort by
                </label>
                <div className={styles.sortBox}>
                  <span aria-hidden>{SORT_LABELS[sort]}</span>
                  <select
                    id="sort"
                    className={styles.select}
                    value={sort}
                    onChange={({ target }) =>
                      setSort(
                        SORTS.find((one) => one === target.value) ?? 'relevant',
                      )
                    }
                  >
                    {SORTS.map((one) => (
                      <option key={one} value={one}>
                        {SORT_LABELS[one]}
                      </option>
                    ))}
                  </select>
                </div>
              </div>
            </div>
            <div className={styles.products}>
              <ul className={styles.grid}>
                {shown.map((product, i) => (
                  <li key={product._id}>
                    <Card product={product} isEager={i < 4} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </div>
    </>
  );
};
