import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { errorStatus } from '../../src/domain/errors';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the codes that the handler of each call may throw stand, for the server to read. */
export const refusalsFile = `${root}src/server/http/openapi/refusals.json`;

/**
 * The codes of the catalogue that stand in the code each call's handler can come to, by the name of the call, as the
 * file holds them. A code that stands behind a condition the call never meets is named as well.
 */
export function refusalsText(): string {
  const program = programOf(`${root}src/server/app.ts`);
  const checker = program.getTypeChecker();
  const reachedFrom = reader(checker);
  const refusals: Record<string, Set<string>> = {};
  for (const file of program.getSourceFiles().filter(isOurs)) {
    for (const { name, handler } of handlersIn(file)) {
      for (const call of namesIn(checker.getTypeAtLocation(name))) {
        refusals[call] = new Set([...(refusals[call] ?? []), ...reachedFrom(handler)]);
      }
    }
  }
  const sorted = Object.entries(refusals)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, codes]) => [name, [...codes].toSorted()]);
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function programOf(entry: string): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return ts.createProgram([entry], ts.parseJsonConfigFileContent(config, ts.sys, root).options);
}

const isOurs = ({ fileName }: ts.SourceFile) => /\/src\/(server|domain)\//.test(fileName);
const namesIn = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

function* within(node: ts.Node): Generator<ts.Node> {
  // What a type says is never thrown.
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* within(child);
}

function* handlersIn(file: ts.SourceFile): Generator<{ name: ts.Expression; handler: ts.Expression }> {
  for (const node of within(file)) {
    if (!ts.isCallExpression(node) || !/^api\.handle$/.test(node.expression.getText(file))) continue;
    const [name, handler] = node.arguments;
    if (name && handler) yield { name, handler };
  }
}

/** Reads the codes in a piece of code and in whatever it names, each declaration once. */
function reader(checker: ts.TypeChecker) {
  const read = new Map<ts.Node, { codes: Set<string>; named: Set<ts.Node> }>();
  const once = (node: ts.Node) => {
    const known = read.get(node);
    if (known) return known;
    const found = { codes: new Set<string>(), named: new Set<ts.Node>() };
    for (const one of within(node)) {
      if (ts.isStringLiteralLike(one) && one.text in errorStatus) found.codes.add(one.text);
      // What reaches it from elsewhere, as from a worker, is said by its type where that says less than any code.
      if (ts.isNewExpression(one) && one.arguments?.[0]) {
        const codes = namesIn(checker.getTypeAtLocation(one.arguments[0]));
        if (codes.length < Object.keys(errorStatus).length)
          for (const code of codes) if (code in errorStatus) found.codes.add(code);
      }
      if (ts.isIdentifier(one)) for (const declared of declarationsOf(one, checker)) found.named.add(declared);
    }
    read.set(node, found);
    return found;
  };
  return (start: ts.Node): Set<string> => {
    const seen = new Set<ts.Node>([start]);
    const codes = new Set<string>();
    for (const node of seen) {
      const { codes: own, named } = once(node);
      for (const code of own) codes.add(code);
      for (const one of named) seen.add(one);
    }
    return codes;
  };
}

/** The functions, values and classes of ours an identifier stands for. */
function declarationsOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Node[] {
  const shorthand = ts.isShorthandPropertyAssignment(name.parent);
  let symbol = shorthand ? checker.getShorthandAssignmentValueSymbol(name.parent) : checker.getSymbolAtLocation(name);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  return (symbol?.declarations ?? []).filter(
    (one) =>
      isOurs(one.getSourceFile()) &&
      (ts.isFunctionLike(one) ||
        ts.isVariableDeclaration(one) ||
        ts.isClassDeclaration(one) ||
        ts.isPropertyAssignment(one)),
  );
}
