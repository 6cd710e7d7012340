import type { RoleName } from '../../../src/domain/roles';
import type { Column } from './catalogue';
import { audiences, seenBy, type Unmarked, unmarked } from './decisions';

type Audience = keyof typeof audiences;
const names = Object.keys(audiences) as Audience[];
const wordsOf = (text: string) => text.split(/\s+/);

/** Whether one of the unmarked means this column. */
function isMeant({ name, table, column, type }: Column, said: string, types: Unmarked['types']): boolean {
  return (types?.includes(type) ?? true) && [name, `*.${column}`, `${table}.*`].includes(said);
}

/** Whether a column is among those that bear no mark. */
export function isUnmarked(column: Column): boolean {
  return unmarked.some(({ types, columns }) => wordsOf(columns).some((said) => isMeant(column, said, types)));
}

/** Names of the columns an audience is said to see beside those of wider ones. */
const decidedFor = (audience: Audience) =>
  Object.entries(seenBy[audience]).flatMap(([table, columns]) =>
    wordsOf(columns).map((column) => `${table}.${column}`),
  );

/** Names of the columns that may reach a viewer. */
export function mayReach(viewer: RoleName | 'anonymous'): Set<string> {
  const theirs = names.filter((audience) => audiences[audience].some((role) => role === viewer));
  return new Set(theirs.flatMap(decidedFor));
}

/** Names of columns of which nobody has said who may see them. */
export function undecided(columns: readonly Column[]): string[] {
  const decided = new Set(names.flatMap(decidedFor));
  return columns.filter((column) => !decided.has(column.name) && !isUnmarked(column)).map(({ name }) => name);
}

/** Names that stand in the decisions twice, or that no column has. */
export function strayDecisions(columns: readonly Column[]): string[] {
  const decided = names.flatMap(decidedFor);
  const stray = decided.filter((name, place) => {
    const column = columns.find((one) => one.name === name);
    return !column || isUnmarked(column) || decided.indexOf(name) !== place;
  });
  const ofNothing = unmarked.flatMap(({ types, columns: said }) =>
    wordsOf(said).filter((one) => !columns.some((column) => isMeant(column, one, types))),
  );
  return [...stray, ...ofNothing];
}
