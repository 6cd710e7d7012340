import { cellText } from './cells';
import type { SectionCell, SectionColumn } from './types';

/** A column as it is shown, by places in the table's columns. */
export interface ShownColumn extends Pick<SectionColumn, 'key' | 'label' | 'kind'> {
  at: number;
  /** What stands small below its value: a note; of a metric, what it is held against and how far that is reached. */
  below: { texts: number[] } | { target: number; rate: number } | null;
}

/** One column a metric, its target and the share reached below its value; other columns as they are. */
export function goalColumns(columns: readonly SectionColumn[]): ShownColumn[] {
  return columns.flatMap(({ goal, ...column }, at): ShownColumn[] => {
    if (!goal) return [{ ...column, at, below: null }];
    if (goal.part !== 'current') return [];
    const partAt = (part: 'target' | 'rate') =>
      columns.findIndex((other) => other.goal?.metric === goal.metric && other.goal.part === part);
    return [{ ...column, label: goal.metric, at, below: { target: partAt('target'), rate: partAt('rate') } }];
  });
}

/** What stands below a name and a network, by the keys of the columns. */
const notes: Readonly<Record<string, readonly string[]>> = {
  kol: ['kol_code', 'number', 'networks'],
  network: ['format'],
};

/**
 * The same with whom a row is of first; below the name a KOL's code and networks, or the number of a SOW, and its format below
 * its network.
 */
export function foldedColumns(columns: readonly SectionColumn[]): ShownColumn[] {
  const placesOf = (keys: readonly string[] = []) =>
    [...columns.keys()].filter((at) => keys.includes(columns[at]?.key ?? ''));
  const lead = placesOf(['kol'])[0] ?? 0;
  const noted = columns.flatMap(({ key }) => placesOf(notes[key]));
  const kept = goalColumns(columns)
    .filter(({ at }) => !noted.includes(at))
    .map((column) => {
      const texts = placesOf(notes[column.key]);
      return texts.length > 0 ? { ...column, below: { texts } } : column;
    });
  return [...kept.filter(({ at }) => at === lead), ...kept.filter(({ at }) => at !== lead)];
}

/** What stands small below a column's value in a row, in words; none where the row has none of it. */
export function belowWords(
  row: readonly SectionCell[],
  { kind, below }: Pick<ShownColumn, 'kind' | 'below'>,
  columns: readonly SectionColumn[],
  language: string,
): { words: string[]; isMet: boolean } {
  const cellAt = (at: number) => row[at] ?? null;
  if (!below) return { words: [], isMet: false };
  if ('texts' in below) {
    const texts = below.texts.flatMap((at) => {
      const [column, cell] = [columns[at], cellAt(at)];
      if (!column || cell === null || cell === '') return [];
      const text = cellText(cell, column.kind, language);
      return column.kind === 'count' ? `${column.label} ${text}` : text;
    });
    return { words: texts.length > 0 ? [texts.join(' · ')] : [], isMet: false };
  }
  const [target, rate] = [cellAt(below.target), cellAt(below.rate)];
  if (target === null) return { words: [], isMet: false };
  const words = [cellText(target, kind, language), ...(rate === null ? [] : [cellText(rate, 'percent', language)])];
  return { words, isMet: rate !== null && Number(rate) >= 100 };
}
