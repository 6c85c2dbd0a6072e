import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { checkLabels } from '../build/checkLabels';
import { SHOP_FOLDER } from '../build/fileMap';
import { runCommand } from '../runCommand';
import { englishFile, missingTexts } from './readTexts';

//   npm run texts    lists the texts of the components in languages/english.ts, and prints those that the labels of the shop lack, or have wrong

const label = z.union([z.string(), z.looseObject({ other: z.string() })]);

const labelsFile = z.object({
  labels: z.object({
    language: z.string(),
    texts: z.record(z.string(), label),
  }),
});

void runCommand(async () => {
  writeFileSync('languages/english.ts', englishFile());
  const file = resolve(SHOP_FOLDER, 'labels.ts');
  const { labels } = labelsFile.parse(await import(file));
  checkLabels(labels);
  const missing = missingTexts(labels);
  for (const line of missing) console.log(line);
  if (missing.length === 0)
    console.log(
      `No text is missing in ${file}, whose language is ${labels.language}.`,
    );
});
