import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { nodes, parse } from '../../tests/support/architecture/syntax';

/** A page of the console and the source files the browser asks for to draw it, from the repository's root. */
export interface ConsolePage {
  /** Its name in the route table. */
  name: string;
  /** Before signing in, without react-admin and MUI. */
  isAuth: boolean;
  /** Whether it shows rows. */
  isList: boolean;
  parts: string[];
}

const listViews = ['list', 'approvals'];

/** Every page of the two page tables, read from their source: what is loaded lazily is known nowhere else. */
export function consolePages(): ConsolePage[] {
  return [
    ...pagesOf('src/admin/auth/authPages.tsx', 'authPages', true),
    ...pagesOf('src/admin/pages.tsx', 'pages', false),
  ];
}

function pagesOf(path: string, table: string, isAuth: boolean): ConsolePage[] {
  const file = readSource(path);
  const rows = variable(file, table)?.initializer;
  if (!rows || !ts.isObjectLiteralExpression(rows)) throw new Error(`${path} has no table ${table}`);
  return rows.properties.filter(ts.isPropertyAssignment).map((row) => {
    const tags = [row, ...nodes(row)].filter(
      (node) => ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node),
    );
    const views = tags.map(({ tagName }) => tagName.getText());
    const parts = [...new Set(views.flatMap((view) => partsOf(file, view)))];
    const name = row.name.getText();
    if (parts.length === 0) throw new Error(`${path}: nothing is loaded for ${name}`);
    return { name, isAuth, isList: views.some((view) => listViews.includes(view.split('.')[1] ?? '')), parts };
  });
}

/** What a component of a page table is loaded from: `Profile` of this file, or `kols.list` of the resource's. */
function partsOf(file: ts.SourceFile, tag: string): string[] {
  const [owner = '', view] = tag.split('.');
  const elsewhere = importedFrom(file, owner);
  if (view && elsewhere) return viewParts(elsewhere, view);
  const local = variable(file, tag);
  return local ? lazyImports(file, local) : [];
}

/** A view of a resource, its own or one of those a function makes of what it is given. */
function viewParts(file: ts.SourceFile, view: string): string[] {
  for (const node of nodes(file)) {
    if (ts.isPropertyAssignment(node) && node.name.getText() === view) return lazyImports(file, node);
  }
  for (const node of nodes(file)) {
    if (!ts.isSpreadAssignment(node) || !ts.isCallExpression(node.expression)) continue;
    const maker = importedFrom(file, node.expression.expression.getText());
    const parts = maker ? viewParts(maker, view) : [];
    if (parts.length > 0) return [...parts, ...lazyImports(file, node)];
  }
  return [];
}

/** The files `import()` is called for in a node and in the file's variables it names. */
function lazyImports(file: ts.SourceFile, node: ts.Node): string[] {
  return [...nodes(node)].flatMap((inner) => {
    if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [asked] = inner.arguments;
      return asked && ts.isStringLiteral(asked) ? [pathOf(file, asked.text)] : [];
    }
    const named = ts.isIdentifier(inner) && ts.isCallExpression(inner.parent) && variable(file, inner.text);
    return named && named !== node ? lazyImports(file, named) : [];
  });
}

function variable(file: ts.SourceFile, name: string): ts.VariableDeclaration | undefined {
  const statements = file.statements.filter(ts.isVariableStatement);
  const declarations = statements.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declarations.find((declaration) => declaration.name.getText() === name);
}

function importedFrom(file: ts.SourceFile, name: string): ts.SourceFile | undefined {
  const found = file.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    return importClause && [...nodes(importClause)].some((node) => ts.isIdentifier(node) && node.text === name);
  });
  const from = found?.moduleSpecifier;
  return from && ts.isStringLiteral(from) && from.text.startsWith('.')
    ? readSource(pathOf(file, from.text))
    : undefined;
}

function pathOf(file: ts.SourceFile, name: string): string {
  const path = posix.join(posix.dirname(file.fileName), name);
  const found = ['.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find(existsSync);
  if (!found) throw new Error(`${file.fileName} imports ${name}, which is not there`);
  return found;
}

function readSource(path: string): ts.SourceFile {
  return parse({ path, text: readFileSync(path, 'utf8') });
}
