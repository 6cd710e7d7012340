import type { CellFault } from './imports';

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** What is wrong with a cell and how to mend it: the row above that says the same, or the values that are taken. */
export function faultText({ of_row, allowed }: CellFault, problem: string, translate: Translate): string {
  if (of_row !== undefined) return translate('import.fault.of_row', { problem, row: of_row });
  if (allowed) return translate('import.fault.allowed', { problem, names: allowed.join(', ') });
  return problem;
}
