import ts from 'typescript';
import { type FileRule, guide, isCode, isSource, isTest, linesMatching, type SourceFile } from './rule';
import { nodes, parse, place } from './syntax';

const maxLines = 300;
const resourceIndex = /^src\/resources\/[^/]+\/index\.ts$/;
const silenced = new RegExp(['@ts-ignore', '@ts-nocheck', 'biome-ignore', 'eslint-disable'].join('|'));
// Put together here, so that this file does not itself name such a place.
const machinePath = new RegExp(`(?<![\\w.@-])(/${['work', 'root'].join('/|/')}/)[\\w.-]`);

const where = (path: string, text: string): SourceFile => ({ path, text });

export const codeRules: FileRule[] = [
  {
    name: `no source file is longer than ${maxLines} lines`,
    why: `There is a seam nobody looked for: split it there. ${guide('Files')}`,
    check: ({ path, text }) => {
      const lines = text.trimEnd().split('\n').length;
      return /^src\/.*\.(tsx?|css)$/.test(path) && lines > maxLines ? [`${lines} lines`] : [];
    },
    bad: [where('src/domain/long.ts', 'x;\n'.repeat(maxLines + 1))],
    good: [where('src/domain/long.ts', 'x;\n'.repeat(maxLines))],
  },
  {
    name: 'no any and nothing silenced',
    why: `Say the type, or unknown and narrow it; fix what the tool found. ${guide('Code style')}`,
    check: (file) => [...(isCode(file.path) ? anyIn(file) : []), ...silencedIn(file)],
    bad: [
      where('src/domain/a.ts', 'export const f = (x: any) => x;'),
      where('tests/a.test.ts', 'const rows = [] as any[];'),
      where('src/domain/a.ts', `// ${'@ts'}-ignore\nf(1);`),
      where('src/ui/plain/a.tsx', `// biome${'-ignore'} lint/x: y\n`),
    ],
    good: [where('src/domain/a.ts', '// any number\nexport const any = (x: unknown) => x;')],
  },
  {
    name: 'named exports only',
    why: `Only a resource's index.ts has a default export. ${guide('Code style')}`,
    check: (file) => (isSource(file.path) && !resourceIndex.test(file.path) ? defaultExports(file) : []),
    bad: [
      where('src/admin/App.tsx', 'export default function App() {}'),
      where('src/domain/a.ts', 'const a = 1;\nexport default a;'),
      where('src/domain/a.ts', 'const a = 1;\nexport { a as default };'),
    ],
    good: [
      where('src/resources/kols/index.ts', 'export default { list: 1 };'),
      where('src/admin/pages.tsx', "lazy(() => import('./App').then((m) => ({ default: m.App })));"),
    ],
  },
  {
    name: 'exported functions of domain and server say what they do',
    why: `Put a /** … */ directly above: shapes, units, errors, section of the specification. ${guide('Comments')}`,
    check: (file) => (/^src\/(domain|server)\//.test(file.path) && !isTest(file.path) ? undocumented(file) : []),
    bad: [
      where('src/domain/a.ts', 'export function a() {}'),
      where('src/domain/a.ts', '/** Something else. */\nconst b = 1;\nexport const a = async () => b;'),
      where('src/server/kols/a.ts', '// not a doc comment\nexport async function a() {}'),
      where('src/server/kols/a.ts', 'function a() {}\nexport { a };'),
    ],
    good: [
      where('src/domain/a.ts', '/** A. */\nexport function a() {}\nfunction b() {}\nexport const c = 1;'),
      where('src/domain/a.ts', '/** A. */\nexport const a = () => 1;'),
      where(
        'src/domain/a.ts',
        '/** A. */\nexport function a(x: 1): 1;\nexport function a(x: 2): 2;\nexport function a() {}',
      ),
      where('src/admin/a.ts', 'export function a() {}'),
    ],
  },
  {
    name: 'no file names a place on one machine',
    why: `Use a path relative to the repository, or os.tmpdir(). ${guide('Files')}`,
    check: ({ text }) => linesMatching(text, machinePath),
    bad: ['work', 'root'].map((folder) => where('README.md', `see /${folder}/kolhub/notes`)),
    good: [where('README.md', 'see ./work/notes and https://x.example/work/1, ~/work/')],
  },
];

function anyIn(file: SourceFile): string[] {
  const tree = parse(file);
  return [...nodes(tree)].flatMap((node) => (node.kind === ts.SyntaxKind.AnyKeyword ? [place(tree, node.parent)] : []));
}

const silencedIn = ({ path, text }: SourceFile) =>
  isCode(path) && !path.startsWith('tests/support/architecture/') ? linesMatching(text, silenced) : [];

function defaultExports(file: SourceFile): string[] {
  const tree = parse(file);
  return tree.statements.filter(isDefaultExport).map((statement) => place(tree, statement));
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
    return statement.exportClause.elements.some((element) => element.name.text === 'default');
  }
  return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

function undocumented(file: SourceFile): string[] {
  const tree = parse(file);
  const listed = new Set(tree.statements.flatMap(exportList));
  const seen = new Set<string>();
  return tree.statements.flatMap((statement) => {
    const name = functionName(statement);
    if (!name || seen.has(name)) return [];
    seen.add(name);
    const exported = hasModifier(statement, ts.SyntaxKind.ExportKeyword) || listed.has(name);
    return exported && ts.getJSDocCommentsAndTags(statement).length === 0 ? [place(tree, statement, name)] : [];
  });
}

function exportList(statement: ts.Statement): string[] {
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) return [];
  if (!ts.isNamedExports(statement.exportClause)) return [];
  return statement.exportClause.elements.map((element) => (element.propertyName ?? element.name).text);
}

function functionName(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  const value = declaration?.initializer;
  const isFunction = value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  return isFunction && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined;
}
