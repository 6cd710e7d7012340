import { formatNumber } from '../../../domain/format';

type Translate = (key: string, options?: object) => string;

/** What an import does, in numbers: "Add 3, change 2". */
export function effectWords(
  { adds, changes }: { adds: number; changes: number },
  translate: Translate,
  language: string,
  done = false,
): string {
  const when = done ? 'done' : 'do';
  const told = { adds: formatNumber(adds, language), changes: formatNumber(changes, language) };
  if (adds > 0 && changes > 0) return translate(`import.words.${when}.both`, told);
  return translate(`import.words.${when}.${changes > 0 ? 'changes' : 'adds'}`, told);
}
