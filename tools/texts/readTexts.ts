import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../build/fileMap';

/** The position of the text among the arguments of the functions of src/texts. */
const ARGUMENT = new Map([
  ['t', 0],
  ['withElements', 0],
  ['tCount', 2],
]);

interface Text {
  text: string;
  isCounted: boolean;
}

/** The texts of a file. */
const textsOf = (file: string): Text[] => {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const name = node.expression.getText();
    const index = ARGUMENT.get(name);
    if (index === undefined) return;
    const text = node.arguments[index];
    if (!text || !ts.isStringLiteral(text))
      throw new Error(`${file}: write the text into ${node.getText()}.`);
    texts.push({ text: text.text, isCounted: name === 'tCount' });
  };
  visit(source);
  return texts;
};

export const textsIn = (folder: string): readonly Text[] =>
  filesIn(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => textsOf(join(folder, name)));

/** `languages/english.ts`, in alphabetical order. */
export const englishFile = (): string => {
  const texts = textsIn('src');
  const linesOf = (some: readonly Text[]) =>
    [...new Set(some.map(({ text }) => text))]
      .sort()
      .map((text) => JSON.stringify(text))
      .join(',\n  ');
  return `// Written by \`npm run texts\`.
/** The texts of the components. Labels name a text with a count by its plural. */
export const ENGLISH = [
  ${linesOf(texts)},
] as const;

export type EnglishText = (typeof ENGLISH)[number];

/** The texts with a count, whose labels have plural forms. */
export const COUNTED = [
  ${linesOf(texts.filter(({ isCounted }) => isCounted))},
] as const;

export type CountedText = (typeof COUNTED)[number];
`;
};
