import type { CellFault } from './imports';

/** Says a problem with what mends it, in the words of `import.fault`. */
type Say = (kind: 'of_row' | 'allowed', values: Record<string, string | number>) => string;

/** What is wrong with a cell and how to mend it: the row above that says the same, or the values that are taken. */
export function faultText({ of_row, allowed }: CellFault, problem: string, say: Say): string {
  if (of_row !== undefined) return say('of_row', { problem, row: of_row });
  if (allowed) return say('allowed', { problem, names: allowed.join(', ') });
  return problem;
}
