import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { checkLabels } from '../build/checkLabels';
import { SHOP_FOLDER } from '../build/fileMap';
import { runCommand } from '../runCommand';
import { englishFile, missingTexts } from './readTexts';

//   npm run texts    lists the texts of the components in languages/english.ts, and prints those that the labels of the shop lack, or have wrong

const label = z.union([z.string(), z.record(z.string(), z.string())]);

const labelsFile = z.object({
  labels: z.object({
    language: z.string(),
    texts: z.record(z.string(), label),
  }),
});

void runCommand(async () => {
  writeFileSync('languages/english.ts', englishFile());
  const file = resolve(SHOP_FOLDER, 'labels.ts');
  const parsed = labelsFile.safeParse(await import(file));
  if (!parsed.success)
    throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { labels } = parsed.data;
  checkLabels(labels);
  const { ofOrder, others } = missingTexts(labels);
  if (ofOrder.length > 0)
    console.log(`On the way to an order:\n${ofOrder.join('\n')}`);
  if (others.length > 0) console.log(`Elsewhere:\n${others.join('\n')}`);
  if (ofOrder.length + others.length === 0)
    console.log(
      `No text is missing in ${file}, whose language is ${labels.language}.`,
    );
});
