import ts from 'typescript';
import { type FileRule, guide, type SourceFile } from './rule';
import { nodes, parse, place } from './syntax';

const presenter = /^src\/server\/(.*\/)?present[^/]*\.ts$/;
const where = (text: string): SourceFile => ({ path: 'src/server/kols/present.ts', text });

export const presenterRules: FileRule[] = [
  {
    name: 'a presenter names what goes out',
    why: `Name the fields: pick(row, ['id', 'code']). A rest, a spread or the row itself sends out every column it comes to have. ${guide('A server module')}`,
    check: (file) => (presenter.test(file.path) ? unnamed(file) : []),
    bad: [
      where('const { secret, ...shown } = kol;'),
      where('function card({ secret, ...shown }: Kol) { return { id: shown.id }; }'),
      where('const rows = kols.map(({ secret, ...shown }) => ({ id: shown.id }));'),
      where('const a = { ...kol, secret: undefined };'),
      where('const a = { id: kol.id, ...kol.card };'),
      where('const a = { id, ...(isStaff && kol) };'),
      where('const a = { id, ...(isStaff ? kol : pick(kol, fields)) };'),
      where('const a = { ...structuredClone(kol) };'),
      where('const present = (kol: Kol) => kol;'),
      where('function present(viewer: Viewer, kol: Kol) { if (!viewer.reduced) return kol; }'),
      where('const present = (viewer: Viewer, kol: Kol) => (viewer.reduced ? pick(kol, fields) : (kol as Card));'),
      { path: 'src/server/present.ts', text: 'const { by, ...edit } = held;' },
      { path: 'src/server/brands/presentReport.ts', text: 'const a = { ...report };' },
    ],
    good: [
      where('const a = { ...pick(kol, card), ...(isStaff && pick(kol, prices)), ...(isStaff && { note: kol.note }) };'),
      where('function card(kol: Kol) { return pick(kol, fields); } const a = { ...card(kol), note };'),
      where('const fields = [...card, "note"]; const [first, ...others] = fields;'),
      where('const has = (field: string) => field in known; const a = kols.map((kol) => pick(kol, fields));'),
      { path: 'src/server/kols/update.ts', text: 'const { version, ...input } = body; const a = { ...input };' },
    ],
  },
];

function unnamed(file: SourceFile): string[] {
  const tree = parse(file);
  const own = new Set([...nodes(tree)].filter(ts.isFunctionDeclaration).flatMap(({ name }) => name?.text ?? []));
  const isNamed = (value: ts.Expression): boolean =>
    choices(value).every(
      (one) =>
        ts.isObjectLiteralExpression(one) ||
        (ts.isCallExpression(one) && ['pick', ...own].includes(one.expression.getText(tree))),
    );
  const isUnnamed = (node: ts.Node): boolean => {
    if (ts.isBindingElement(node)) return Boolean(node.dotDotDotToken) && ts.isObjectBindingPattern(node.parent);
    if (ts.isSpreadAssignment(node)) return !isNamed(node.expression);
    return isAnswer(node) && choices(node).some((one) => ts.isIdentifier(one) && isParameter(one));
  };
  return [...nodes(tree)].filter(isUnnamed).map((node) => place(tree, node));
}

/** What an expression may come to: its branches without brackets and casts, and what follows a condition. */
function choices(value: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value)) return choices(value.expression);
  if (ts.isConditionalExpression(value)) return [...choices(value.whenTrue), ...choices(value.whenFalse)];
  if (!ts.isBinaryExpression(value)) return [value];
  const { kind } = value.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return choices(value.right);
  const isOr = kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
  return isOr ? [...choices(value.left), ...choices(value.right)] : [value];
}

function isAnswer(node: ts.Node): node is ts.Expression {
  return (
    (ts.isReturnStatement(node.parent) && node.parent.expression === node) ||
    (ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node))
  );
}

function isParameter({ text, parent }: ts.Identifier): boolean {
  for (let above: ts.Node = parent; above; above = above.parent) {
    if (!ts.isFunctionLike(above)) continue;
    if (above.parameters.some(({ name }) => ts.isIdentifier(name) && name.text === text)) return true;
  }
  return false;
}
