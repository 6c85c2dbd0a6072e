import { WALKS } from './walks';

const since = performance.now();
const reports = Object.values(WALKS).map((walk) => walk());
const sum = (count: 'states' | 'steps' | 'cells') => reports.reduce((all, report) => all + report[count], 0);
const row = (name: string, ...figures: (number | string)[]) =>
  console.log(name.padEnd(12) + figures.map((figure) => String(figure).padStart(9)).join(''));

row('slice', 'cells', 'states', 'steps', 'ms');
for (const { slice, cells, states, steps, milliseconds } of reports)
  row(slice, cells, states, steps, Math.round(milliseconds));

const faults = reports.flatMap((report) => report.faults);
for (const fault of faults) console.error(fault);
const seconds = ((performance.now() - since) / 1000).toFixed(1);
console.log(`${sum('cells')} cells, ${sum('states')} states, ${sum('steps')} steps in ${seconds} s`);
process.exitCode = faults.length > 0 ? 1 : 0;
