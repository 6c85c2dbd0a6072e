import { parseArgs } from 'node:util';
import { writeLookbook } from './lookbook';
import { areSizeGuidesOutdated, writeSizeGuides } from './measures/sizeGuides';
import { drawSets } from './update/drawSets';
import { contentHash, deleteOtherFiles, readFiles, writeFiles } from './update/files';
import { imageSets, type ImageSet } from './update/imageSets';
import { readRecords, recordedUrls, writeRecords, type Records } from './update/records';

// Draws the images whose fingerprint differs from the recorded one, and writes the size guides.
//   npm run images                    draws and writes them
//   npm run images -- --only KEY,KEY  the same for some product ids and banner names
//   npm run images -- --check         lists them, and the files that do not match their content hash
//   npm run images -- --accept        records the new fingerprint of those whose smallest files are unchanged

const isOutdated = (records: Records, set: ImageSet): boolean =>
  records.fingerprints[set.key] !== set.fingerprint || !readFiles(recordedUrls(records, set));

const hasOtherContent = ({ hashes }: Records, { key, urls }: ImageSet): boolean => {
  const hash = hashes[key];
  return hash !== undefined && contentHash(readFiles(urls(hash)) ?? []) !== hash;
};

const keysOf = (sets: readonly ImageSet[]): string => sets.map(({ key }) => key).join(' ');

/** Prints the sets and fails the command if there are any. */
const fail = (text: string, sets: readonly ImageSet[]): void => {
  if (sets.length === 0) return;
  console.error(`${text}: ${keysOf(sets)}`);
  process.exitCode = 1;
};

const failOutdatedSizeGuides = (): void => {
  if (!areSizeGuidesOutdated()) return;
  console.error('Outdated: src/data/sizeGuides.ts');
  process.exitCode = 1;
};

const draw = async (records: Records, all: readonly ImageSet[], outdated: readonly ImageSet[]) => {
  await drawSets(outdated, (set, files) => {
    records.hashes[set.key] = contentHash(files);
    records.fingerprints[set.key] = set.fingerprint;
    writeFiles(recordedUrls(records, set), files);
    writeRecords(records, all);
  });
  writeSizeGuides();
  deleteOtherFiles(all.flatMap((set) => recordedUrls(records, set)));
  if (outdated.length > 0) await writeLookbook(records.hashes);
  console.log(`${outdated.length} of ${all.length} products and banners drawn`);
};

/** The set with only the smallest file of each image. */
const smallestOf = ({ jobs, urls, ...set }: ImageSet): ImageSet => {
  const isSmallest = jobs.flatMap(({ widths }) => widths.map((_width, i) => i === 0));
  return {
    ...set,
    jobs: jobs.map((job) => ({ ...job, widths: job.widths.slice(0, 1) })),
    urls: (hash) => urls(hash).filter((_url, i) => isSmallest[i]),
  };
};

const accept = async (records: Records, all: readonly ImageSet[], outdated: readonly ImageSet[]) => {
  const changed: ImageSet[] = [];
  await drawSets(outdated.map(smallestOf), (set, files) => {
    const stored = readFiles(recordedUrls(records, set));
    if (!stored?.every((file, i) => Buffer.from(file).equals(files[i] ?? Buffer.of()))) {
      changed.push(set);
      return;
    }
    records.fingerprints[set.key] = set.fingerprint;
    writeRecords(records, all);
  });
  console.log(`${outdated.length - changed.length} products and banners unchanged`);
  fail('Changed', changed);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  });
  const records = readRecords();
  const all = imageSets();
  const only = values.only?.split(',') ?? all.map(({ key }) => key);
  const chosen = all.filter(({ key }) => only.includes(key));
  if (chosen.length < only.length) throw new Error(`--only takes these keys: ${keysOf(all)}`);

  const outdated = chosen.filter((set) => isOutdated(records, set));
  if (values.check) {
    fail('Outdated', outdated);
    fail(
      'Files with another content hash',
      chosen.filter((set) => hasOtherContent(records, set)),
    );
    failOutdatedSizeGuides();
  } else if (values.accept) await accept(records, all, outdated);
  else await draw(records, all, outdated);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
