import ts from 'typescript';
import { type FileRule, guide, isTest, type SourceFile } from './rule';
import { nodes, parse, place } from './syntax';

const sqlRooms = /^src\/server\/((db|demo|jobs|commands)\/|.*\/queries(\.ts$|\/))/;
const sqlText =
  /^\s*(select\s.+\sfrom\s|select\s+\w+\(|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s*\(|(create|drop|alter|truncate)\s+(table|index|database|extension)\s|copy\s+\S+\s+from\s)/is;
const sqlPackages = /^(drizzle-orm|pg|pg-copy-streams)(\/|$)/;

const consoleCode = /^src\/(resources|admin|ui\/console)\/.*\.tsx$/;
const defaultButtons = new Set(['EditButton', 'ShowButton', 'CreateButton', 'CloneButton', 'ListButton']);
const linkAttributes = new Set(['rowClick', 'redirect', 'link']);
const defaultTargets = new Set(['show', 'edit', 'list', 'create']);

const where = (path: string, text: string): SourceFile => ({ path, text });

export const layerRules: FileRule[] = [
  {
    name: 'SQL lives in queries',
    why: `Move it to the module's queries.ts and call that. ${guide('A server module')}`,
    check: (file) =>
      file.path.startsWith('src/server/') && !sqlRooms.test(file.path) && !isTest(file.path) ? sqlIn(file) : [],
    bad: [
      where('src/server/kols/create.ts', 'const a = sql`now()`;'),
      where('src/server/kols/create.ts', 'const a = sql<number>`count(*)`;'),
      where('src/server/kols/create.ts', "sql.raw('now()');"),
      where('src/server/kols/create.ts', 'await ctx.db.execute(statement);'),
      where('src/server/kols/create.ts', "await pool.query('vacuum');"),
      where('src/server/http/health.ts', "const text = 'select 1 from kols';"),
      where('src/server/kols/routes.ts', 'const text = `\n  UPDATE kols SET name = $1 WHERE id = $2`;'),
      where('src/server/kols/create.ts', "import { eq } from 'drizzle-orm';"),
    ],
    good: [
      where('src/server/kols/queries.ts', 'const a = sql`now()`;'),
      where('src/server/reports/queries/totals.ts', 'const a = sql`now()`;'),
      where('src/server/db/pool.ts', "pool.query('select 1 from x');"),
      where('src/server/kols/create.ts', 'f(request.query); query("kols"); rows.execute;'),
      where('src/server/context.ts', "import type { Pool } from 'pg';"),
      where('src/server/kols/create.ts', "const label = 'Select a KOL'; const other = 'update the record';"),
    ],
  },
  {
    name: "the console does not use react-admin's own links",
    why: `They lead to /:id/show; take the path helper of the route table. ${guide('A client resource')}`,
    check: (file) => (consoleCode.test(file.path) ? defaultLinks(file) : []),
    bad: [
      where('src/resources/kols/KolList.tsx', '<Datagrid rowClick="show" />'),
      where('src/resources/kols/KolList.tsx', "<Datagrid rowClick={'edit'} />"),
      where('src/resources/kols/KolCreate.tsx', '<CreateBase redirect="list" />'),
      where('src/resources/kols/KolShow.tsx', '<ReferenceField source="brand_id" link="show" />'),
      where('src/admin/layout/Actions.tsx', '<EditButton />'),
      where('src/ui/console/Actions.tsx', '<ShowButton label="x">y</ShowButton>'),
      where('src/resources/kols/KolList.tsx', '<CreateButton />'),
    ],
    good: [
      where('src/resources/kols/KolList.tsx', '<Datagrid rowClick={(id) => pathTo("kol", id)} /> ;'),
      where('src/resources/kols/KolShow.tsx', '<ReferenceField source="brand_id" link={false} />'),
      where('src/resources/kols/KolList.tsx', '<EditKolButton /> ;'),
    ],
  },
];

function sqlIn(file: SourceFile): string[] {
  const tree = parse(file);
  const isSql = (node: ts.Node) => isSqlImport(node) || isSqlTag(node) || isSqlCall(node) || isSqlString(node);
  return [...nodes(tree)].filter(isSql).map((node) => place(tree, node));
}

// A type alone runs nothing: a context may say that it holds a connection.
function isSqlImport(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false;
  const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return !typeOnly && sqlPackages.test(node.moduleSpecifier.text);
}

function isSqlTag(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return ts.isIdentifier(node.tag) && node.tag.text === 'sql';
  return ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sql';
}

function isSqlCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [first] = node.arguments;
  const method = node.expression.name.text;
  return method === 'execute' || (method === 'query' && first !== undefined && isText(first));
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function isSqlString(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node.parent)) return false;
  if (ts.isStringLiteralLike(node)) return sqlText.test(node.text);
  return ts.isTemplateExpression(node) && sqlText.test(node.getText().slice(1));
}

function defaultLinks(file: SourceFile): string[] {
  const tree = parse(file);
  return [...nodes(tree)].filter(isDefaultLink).map((node) => place(tree, node));
}

function isDefaultLink(node: ts.Node): boolean {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return defaultButtons.has(node.tagName.getText());
  if (!ts.isJsxAttribute(node) || !linkAttributes.has(node.name.getText()) || !node.initializer) return false;
  const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && defaultTargets.has(value.text);
}
