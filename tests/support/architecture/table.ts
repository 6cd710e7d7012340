import ts from 'typescript';
import { fileGraph, type Graph } from './circles';
import type { SourceFile } from './rule';
import { parse } from './syntax';

/** The table of calls as the browser loads it. */
const callTable = 'src/domain/endpoints.ts';

/** The ways from the table of calls to files that load yup, written `a → b`. A type alone loads nothing. */
export function waysToYup(files: readonly SourceFile[]): string[] {
  const loads = new Map(files.map((file) => [file.path, loadsOf(file)]));
  const graph = fileGraph([...loads].map(([path, names]) => ({ path, text: names.map(load).join('\n') })));
  const loaders = [...loads].flatMap(([path, names]) => (names.includes('yup') ? [path] : []));
  return waysTo(graph, callTable, new Set(loaders));
}

function waysTo(graph: Graph, from: string, targets: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, trail: readonly string[]) => {
    if (seen.has(node)) return;
    seen.add(node);
    const way = [...trail, node];
    if (targets.has(node)) found.push(way.join(' → '));
    for (const next of graph.get(node) ?? []) visit(next, way);
  };
  visit(from, []);
  return found;
}

const load = (name: string) => `import '${name}';`;

/** What a file loads when it is loaded itself. */
function loadsOf(file: SourceFile): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (isTypeOnly(statement) || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [moduleSpecifier.text];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
