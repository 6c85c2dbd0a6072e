import type { Machine } from '../../../src/store/machine';

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: string;
}

/** More states than this, and what leads to one from all others is drawn once. */
const MANY = 4;
const ANY = 'any';

const edgesOf = (table: Machine<never>['table']): Edge[] =>
  Object.entries(table).flatMap(([from, row]) =>
    Object.entries(row).flatMap(([event, outcomes]) =>
      [outcomes]
        .flat()
        .filter((to) => to !== 'refused')
        .map((to) => ({ from, to, event })),
    ),
  );

const gathered = (edges: readonly Edge[], shapes: readonly string[]): Edge[] =>
  shapes.flatMap((to) => {
    const coming = edges.filter((edge) => edge.to === to);
    return [...new Set(coming.map(({ event }) => event))].flatMap((event) => {
      const by = coming.filter((edge) => edge.event === event);
      const isFromAll = shapes.every((from) => from === to || by.some((edge) => edge.from === from));
      const own = by.filter(({ from }) => from === to);
      return isFromAll ? [{ from: ANY, to, event }, ...own] : by;
    });
  });

/** The table of a slice as a Mermaid diagram. What is refused leads nowhere and is not drawn. */
export const diagramOf = (table: Machine<never>['table'], first: string): string => {
  const shapes = Object.keys(table);
  const isLarge = shapes.length > MANY;
  const edges = isLarge ? gathered(edgesOf(table), shapes) : edgesOf(table);
  const pairs = [...new Set(edges.map(({ from, to }) => `${from} --> ${to}`))];
  const events = (pair: string) =>
    edges.filter(({ from, to }) => `${from} --> ${to}` === pair).map(({ event }) => event);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(isLarge ? [`    state "from any other" as ${ANY}`] : []),
    `    [*] --> ${first}`,
    ...pairs.map((pair) => `    ${pair}: ${events(pair).join(', ')}`),
    '```',
  ].join('\n');
};
