import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

export interface EventSource {
  readonly name: string;
  /** The type of its payload as the source writes it; nothing where it has none. */
  readonly payload?: string;
  readonly says?: string;
}

interface SliceSource {
  /** What the slice's machine tells apart, in the words above it. */
  readonly says: string;
  readonly events: readonly EventSource[];
}

const STORE = resolve(__dirname, '../../../src/store');

const wordsAbove = (node: ts.Node): string | undefined => {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return doc ? ts.getTextOfJSDocComment(doc.comment)?.replaceAll(/\s+/g, ' ') : undefined;
};

const readEvent = (member: ts.TypeElement, file: ts.SourceFile): EventSource[] => {
  if (!ts.isPropertySignature(member) || !member.type) return [];
  const payload = member.type.getText(file).replaceAll(/\s+/g, ' ');
  const says = wordsAbove(member);
  return [
    {
      name: member.name.getText(file),
      ...(payload === 'undefined' ? {} : { payload }),
      ...(says === undefined ? {} : { says }),
    },
  ];
};

/** What the source of a slice says of its events and of its machine. */
export const readSlice = (slice: string): SliceSource => {
  const path = resolve(STORE, `${slice}.ts`);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  const events = file.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'Events')
    .flatMap(({ members }) => members.flatMap((member) => readEvent(member, file)));
  const machine = file.statements
    .filter(ts.isVariableStatement)
    .find(({ declarationList }) =>
      declarationList.declarations.some(({ name }) => name.getText(file) === `${slice}Machine`),
    );
  return { says: (machine && wordsAbove(machine)) ?? '', events };
};
