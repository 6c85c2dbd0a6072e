import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { filesIn, SHOP_FOLDER } from '../build/fileMap';
import { runCommand } from '../runCommand';
import { englishFile } from './readTexts';

//   npm run texts    lists the texts of the components in languages/english.ts, and prints those that the other languages and the labels of the shop lack, or have wrong

const ENGLISH_FILE = 'languages/english.ts';

const label = z.union([z.string(), z.record(z.string(), z.string())]);
const OWN_LABELS = z.object({
  language: z.string(),
  texts: z.record(z.string(), label),
});

/** The labels of a file, which may not have passed the type check. */
const readLabels = async (file: string, name: string) => {
  const module: unknown = await import(resolve(file));
  const parsed = z.looseObject({ [name]: OWN_LABELS }).safeParse(module);
  if (!parsed.success)
    throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return OWN_LABELS.parse(parsed.data[name]);
};

const print = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`${heading}\n${lines.join('\n')}\n`);
};

const writeEnglish = () => {
  const linesOf = (code: string) => new Set(code.match(/^ {2}".*"/gm));
  const before = linesOf(readFileSync(ENGLISH_FILE, 'utf8'));
  const code = englishFile();
  writeFileSync(ENGLISH_FILE, code);
  const after = linesOf(code);
  const added = [...after].filter((line) => !before.has(line));
  const removed = [...before].filter((line) => !after.has(line));
  print(`Added to ${ENGLISH_FILE}:`, added);
  print(`Removed from ${ENGLISH_FILE}:`, removed);
  if (added.length + removed.length === 0)
    console.log(`${ENGLISH_FILE} lists all texts of the components.`);
};

void runCommand(async () => {
  writeEnglish();
  // They read the list that is written now.
  const { problemsOfLabels } = await import('../build/checkLabels');
  const { absentTexts, missingTexts } = await import('./missingTexts');
  const problems: string[] = [];

  for (const name of filesIn('languages')) {
    const file = `languages/${name}`;
    if (file === ENGLISH_FILE) continue;
    const labels = await readLabels(file, basename(name, '.ts'));
    print(`${file} lacks:`, absentTexts(labels));
    problems.push(...problemsOfLabels(labels, file));
  }

  const file = `${SHOP_FOLDER}/labels.ts`;
  const labels = await readLabels(file, 'labels');
  const { ofOrder, others } = missingTexts(labels);
  print(`${file} lacks, on the way to an order:`, ofOrder);
  print(`${file} lacks, elsewhere:`, others);
  if (ofOrder.length + others.length === 0)
    console.log(`${file} lacks no text. Its language is ${labels.language}.`);
  problems.push(...problemsOfLabels(labels, file));
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
