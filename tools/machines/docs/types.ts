import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const SRC = resolve(__dirname, '../../../src');

const FILES = ['domain', 'store'].flatMap((floor) =>
  readdirSync(resolve(SRC, floor))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => resolve(SRC, floor, file)),
);

const sources = FILES.map((path) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true),
);

const plain = (text: string) =>
  text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ');

/** The literals of `(typeof CATEGORIES)[number]`, which say more than their name. */
const literalsOf = (list: string): string | undefined => {
  for (const file of sources) {
    const found = new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(file.text)?.[1];
    if (found !== undefined)
      return found
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean)
        .join(' | ');
  }
  return undefined;
};

const meaningOf = (declaration: ts.Node, file: ts.SourceFile): string => {
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = plain(declaration.members.map((member) => member.getText(file)).join(' '));
    const base = declaration.heritageClauses?.map((clause) => clause.types[0]?.getText(file)).join(' & ');
    return `${base === undefined ? '' : `${base} & `}{ ${members.replace(/;$/, '')} }`;
  }
  if (!ts.isTypeAliasDeclaration(declaration)) return '';
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(declaration.type.getText(file))?.[1];
  return (list && literalsOf(list)) ?? plain(declaration.type.getText(file));
};

const findType = (name: string): string | undefined => {
  for (const file of sources) {
    const found = file.statements.find(
      (statement) =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
        statement.name.text === name,
    );
    if (found) return meaningOf(found, file);
  }
  return undefined;
};

/** The shop's own types that these texts name, and those that they name in turn: name and meaning. */
export const typesNamedIn = (texts: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const queue = [...texts];
  for (const text of queue) {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const meaning = found.has(name) || text.includes(`'${name}'`) ? undefined : findType(name);
      if (meaning === undefined) continue;
      found.set(name, meaning);
      queue.push(meaning);
    }
  }
  return found;
};
