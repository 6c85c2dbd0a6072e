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

/** The texts of a file, without those that it has in two places. */
const textsOf = (file: string): string[] => {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const index = ARGUMENT.get(node.expression.getText());
    if (index === undefined) return;
    const text = node.arguments[index];
    if (!text || !ts.isStringLiteral(text))
      throw new Error(`${file}: write the text into ${node.getText()}.`);
    texts.add(text.text);
  };
  visit(source);
  return [...texts];
};

/** `languages/english.ts`: the texts of src, each with the first file that has it. */
export const englishFile = (): string => {
  const listed = new Set<string>();
  const lines = filesIn('src')
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const texts = textsOf(join('src', name)).filter(
        (text) => !listed.has(text),
      );
      for (const text of texts) listed.add(text);
      const items = texts.map((text) => `  ${JSON.stringify(text)},`);
      return texts.length > 0 ? [`  // ${name}`, ...items] : [];
    });
  return `// Written by \`npm run texts\`.
/** The texts of the components. Labels name a text with a count by its plural. */
export const ENGLISH = [
${lines.join('\n')}
] as const;

export type EnglishText = (typeof ENGLISH)[number];
`;
};
