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

/** The texts of a file. */
const textsOf = (file: string): string[] => {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const index = ARGUMENT.get(node.expression.getText());
    if (index === undefined) return;
    const text = node.arguments[index];
    if (!text || !ts.isStringLiteral(text))
      throw new Error(`${file}: write the text into ${node.getText()}.`);
    texts.push(text.text);
  };
  visit(source);
  return texts;
};

/** `languages/english.ts`, in alphabetical order. */
export const englishFile = (): string => {
  const files = filesIn('src').filter((name) => /\.tsx?$/.test(name));
  const texts = files.flatMap((name) => textsOf(join('src', name)));
  const lines = [...new Set(texts)].sort().map((text) => JSON.stringify(text));
  return `// Written by \`npm run texts\`.
/** The texts of the components. Labels name a text with a count by its plural. */
export const ENGLISH = [
  ${lines.join(',\n  ')},
] as const;

export type EnglishText = (typeof ENGLISH)[number];
`;
};
