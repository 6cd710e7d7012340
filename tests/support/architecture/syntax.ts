import ts from 'typescript';
import type { SourceFile } from './rule';

export interface Import {
  line: number;
  name: string;
}

/** Everything a file imports, re-exports or loads lazily, as written. */
export function importsOf({ text }: SourceFile): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    name: fileName,
    line: text.slice(0, pos).split('\n').length,
  }));
}

/** The syntax tree of a TypeScript or TSX file, with parents. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Every node below this one, in reading order. */
export function* nodes(node: ts.Node): Generator<ts.Node> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* nodes(child);
  }
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

/** `line 12: text`, the way complaints name a place. */
export function place(tree: ts.SourceFile, node: ts.Node, text = node.getText(tree)): string {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return `line ${line + 1}: ${text.split('\n')[0]}`;
}
