import type { Machine } from '../../../src/store/machine';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { INVARIANTS, type Invariant } from '../invariants';
import { columnsOf, MACHINES } from '../tables';
import { diagramOf } from './diagram';
import { readSlice, type EventSource } from './sources';
import { typesNamedIn } from './types';

type AnyTable = Machine<never>['table'];

const START = rootReducer(undefined, { type: 'first' });

/** The shape in which each slice begins. */
const FIRST: Readonly<Record<keyof RootState, string>> = {
  catalogue: MACHINES.catalogue.modeOf(START.catalogue),
  cart: MACHINES.cart.modeOf(START.cart),
  cartPage: MACHINES.cartPage.modeOf(START.cartPage),
  filters: MACHINES.filters.modeOf(START.filters),
  checkout: MACHINES.checkout.modeOf(START.checkout),
  persistence: MACHINES.persistence.modeOf(START.persistence),
  appUpdate: MACHINES.appUpdate.modeOf(START.appUpdate),
  authUi: MACHINES.authUi.modeOf(START.authUi),
  productPage: MACHINES.productPage.modeOf(START.productPage),
  route: MACHINES.route.modeOf(START.route),
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableOf = (table: AnyTable): string => {
  const columns = columnsOf({ table });
  if (columns.length === 0) return 'One state, and no event that changes it.';
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...Object.entries(table).map(([shape, row]) =>
      line([`**${shape}**`, ...columns.map((column) => [row[column] ?? []].flat().join(', '))]),
    ),
  ].join('\n');
};

const ownedBy = (slice: string, { name, payload, says }: EventSource) =>
  `- \`${slice}/${name}\`${payload === undefined ? '' : ` \`${payload}\``}${says === undefined ? '' : `: ${says}`}`;

const section = (slice: string, table: AnyTable, first: string, invariants: readonly Invariant[]) => {
  const { says, events } = readSlice(slice);
  const own = new Set(events.map(({ name }) => name));
  const heard = columnsOf({ table }).filter((column) => !own.has(column));
  return [
    `## ${slice}`,
    says,
    tableOf(table),
    ...(Object.keys(table).length > 1 ? [diagramOf(table, first)] : []),
    ...(events.length > 0 ? ['Its events:', events.map((event) => ownedBy(slice, event)).join('\n')] : []),
    ...(heard.length > 0 ? [`It also answers to ${heard.map((name) => `\`${name}\``).join(', ')}.`] : []),
    'True in every state:',
    invariants.map((invariant) => `- ${invariant.says}`).join('\n'),
  ].join('\n\n');
};

const namedTypes = () => {
  const payloads = Object.keys(MACHINES).flatMap((slice) =>
    readSlice(slice).events.flatMap(({ payload }) => payload ?? []),
  );
  return [...typesNamedIn(payloads)].map(([name, meaning]) => `- \`${name}\`: \`${meaning}\``);
};

/** `docs/machines.md`, drawn from the code. */
export const machinesPage = (): string =>
  [
    '# The machines',
    '<!-- Written by `npm run docs` out of src/store and tools/machines; a test fails when it is stale. -->',
    'Every slice of the state is a machine: its states down, its events across. A cell says where the event may lead; where it says several, the payload decides. `refused` leaves the state the very same object. `npm test` walks every slice breadth-first over all its events and proves each cell, and what is true in every state. [architecture.md](architecture.md) says why the state is cut like this, [devtools.md](devtools.md) how a visit is read.',
    ...Object.entries(MACHINES).map(([slice, { table }]) => {
      const name = Object.keys(START).find((key): key is keyof RootState => key === slice);
      if (!name) throw new Error(`The state has no ${slice}.`);
      return section(slice, table, FIRST[name], INVARIANTS[name]);
    }),
    '## Types named above',
    namedTypes().join('\n'),
  ].join('\n\n') + '\n';
