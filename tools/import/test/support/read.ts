import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyMapping, type Mapping } from '../../src/mapping';
import { createQuestions } from '../../src/questions';
import { readCsv } from '../../src/readCsv';
import { readProducts } from '../../src/readProducts';
import { createReport } from '../../src/report';

/** Reads the products of the text of a file. */
export const readText = (text: string, given: Partial<Mapping> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-products-'));
  const file = join(folder, 'products.csv');
  writeFileSync(file, text);
  const report = createReport();
  const mapping = { ...emptyMapping(), ...given };
  const questions = createQuestions(mapping);
  const products = readProducts(readCsv(file, report), {
    mapping,
    report,
    ask: questions.ask,
  }).map(({ data, ...others }) => ({ ...data, data, ...others }));
  rmSync(folder, { recursive: true });
  return {
    products,
    notes: report.lines(),
    questions: questions.lines(),
    mapping,
  };
};

type Product = ReturnType<typeof readText>['products'][number];

/** The names of the images of a product. */
export const imagesOf = ({ pictures }: Product): string =>
  pictures.map(({ url }) => url).join(' ');
