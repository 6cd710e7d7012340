import type { CellFault } from './imports';

/** A row's faults by the cell they are of, in the order the cells are first blamed. */
export function faultsByColumn(faults: readonly CellFault[]): { column: string; faults: CellFault[] }[] {
  const byColumn = new Map<string, CellFault[]>();
  for (const fault of faults) byColumn.set(fault.column, [...(byColumn.get(fault.column) ?? []), fault]);
  return [...byColumn].map(([column, ofCell]) => ({ column, faults: ofCell }));
}

/** What is wrong with one cell, each thing once, in one line. */
export const joinedFaults = (texts: readonly string[]): string => [...new Set(texts)].join('; ');

/** Says a problem with what mends it, in the words of `import.fault`. */
type Say = (kind: 'of_row' | 'allowed', values: Record<string, string | number>) => string;

/** What is wrong with a cell and how to mend it: the row above that says the same, or the values that are taken. */
export function faultText({ of_row, allowed }: CellFault, problem: string, say: Say): string {
  if (of_row !== undefined) return say('of_row', { problem, row: of_row });
  if (allowed) return say('allowed', { problem, names: allowed.join(', ') });
  return problem;
}
