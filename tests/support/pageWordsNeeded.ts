import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { nodes, parse } from './architecture/syntax';

/** Code another file asks for; `words` come with it. */
interface Ask {
  file: string;
  words: string[];
}

interface Source {
  asks: Ask[];
  /** First parts of the keys written out in it. */
  says: Set<string>;
}

/** `sayer` says words of an area although it can be reached from the entry without their having come. */
export interface Unspoken {
  area: string;
  sayer: string;
}

const keyLike = /^(\w+)\.[\w.]/;

/** Words of areas that come with a page's code, said by code that can be there before them. */
export function wordsLeftBehind(entry: string, areas: readonly string[]): Unspoken[] {
  const sources = new Map<string, Source>();
  return areas.flatMap((area) =>
    [...reachedWithout(entry, area, sources)]
      .filter((file) => sourceOf(file, sources).says.has(area))
      .map((sayer) => ({ area, sayer })),
  );
}

function reachedWithout(entry: string, area: string, sources: Map<string, Source>): Set<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const ask of sourceOf(file, sources).asks) if (!ask.words.includes(area)) reached.add(ask.file);
  }
  return reached;
}

function sourceOf(path: string, sources: Map<string, Source>): Source {
  const known = sources.get(path);
  if (known) return known;
  const file = parse({ path, text: readFileSync(path, 'utf8') });
  const source: Source = { asks: [], says: new Set() };
  for (const node of nodes(file)) {
    const ask = askIn(path, node);
    if (ask) source.asks.push(ask);
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : '';
    const [, area] = keyLike.exec(ts.isTemplateHead(node) ? `${text}x` : text) ?? [];
    if (area) source.says.add(area);
  }
  sources.set(path, source);
  return source;
}

function askIn(from: string, node: ts.Node): Ask | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
    if (isType) return null;
    const asked = node.moduleSpecifier;
    return asked && ts.isStringLiteral(asked) ? askOf(from, asked.text, []) : null;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const [asked] = node.arguments;
  return asked && ts.isStringLiteral(asked) ? askOf(from, asked.text, wordsAround(node)) : null;
}

function askOf(from: string, name: string, words: string[]): Ask | null {
  if (!name.startsWith('.')) return null;
  const base = posix.join(posix.dirname(from), name);
  const file = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => existsSync(path));
  return file ? { file, words } : null;
}

/** The areas of the `withWords` an `import()` stands in. */
function wordsAround({ parent }: ts.Node): string[] {
  if (!ts.isCallExpression(parent) || parent.expression.getText() !== 'withWords') return [];
  const [names] = parent.arguments;
  if (!names || !ts.isArrayLiteralExpression(names)) return [];
  return names.elements.filter(ts.isStringLiteral).map(({ text }) => text);
}
