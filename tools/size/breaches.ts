import { scaleOf, type RouteWeight, type Weight } from './weigh';

/** Something of the build, what it weighs, and what it may weigh, in bytes of brotli. */
interface Weighed {
  readonly name: string;
  readonly weight: Weight;
  readonly budget: number;
}

interface Budgets {
  readonly routes: readonly {
    readonly route: string;
    readonly page: string;
    readonly chunk: string;
    readonly budget: { readonly script: number; readonly page: number };
  }[];
  readonly assets: readonly { readonly name: string; readonly files: RegExp; readonly budget: number }[];
}

/** Weighs all of a build that has a budget. */
export const weighBuild = (root: string, { routes, assets }: Budgets) => {
  const scale = scaleOf(root);
  const weights: RouteWeight[] = [];
  const weighed: Weighed[] = [];
  for (const { budget, ...route } of routes) {
    const weight = scale.route(route);
    weights.push(weight);
    weighed.push({ name: `script of ${route.route}`, weight: weight.script, budget: budget.script });
    weighed.push({ name: `page of ${route.route}`, weight: weight.page, budget: budget.page });
  }
  for (const { name, files, budget } of assets) weighed.push({ name, weight: scale.assets(files), budget });
  return { weights, weighed };
};

const bytes = (count: number) => `${count.toLocaleString('en-GB')} B`;

/** A line for everything that is heavier than it may be, or that weighs nothing because it is not there. */
export const breachesOf = (weighed: readonly Weighed[]): readonly string[] =>
  weighed.flatMap(({ name, weight, budget }) => {
    if (weight.brotli === 0) return [`Nothing to weigh: ${name}.`];
    const over = weight.brotli - budget;
    if (over <= 0) return [];
    return [
      `The ${name} weighs ${bytes(weight.brotli)} in brotli, ${bytes(over)} over its ${bytes(budget)}.`,
    ];
  });
