import { formatNumber } from '../../../domain/format';
import type { ImportKindName } from '../../../domain/imports';

type Translate = (key: string, options?: object) => string;

interface Effects {
  adds: number;
  changes: number;
  /** Of the changes: how many wait for approval. */
  held?: number;
}

interface Told {
  /** What the rows are. */
  kind: ImportKindName;
  translate: Translate;
  language: string;
}

const records = ({ kind, translate }: Told, count: number) => translate(`import.of.${kind}`, { count });

/** What an import will do, in numbers: "Add 3 KOLs, change 2". */
export const plannedWords = (effects: Effects, told: Told): string => said('do', effects, told);

/** What an import did: "Added 3 KOLs, changed 2 · 1 change waits for approval". */
export function doneWords({ adds, changes, held = 0 }: Effects, told: Told): string {
  const now = { adds, changes: changes - held };
  const parts = [
    (now.adds + now.changes > 0 || held === 0) && said('done', now, told),
    held > 0 && told.translate('import.words.held', { count: held }),
  ];
  return parts.filter(Boolean).join(' · ');
}

function said(when: 'do' | 'done', { adds, changes }: Effects, told: Told): string {
  const { translate, language } = told;
  if (adds > 0 && changes > 0) {
    const both = { adds: records(told, adds), changes: formatNumber(changes, language) };
    return translate(`import.words.${when}.both`, both);
  }
  return changes > 0
    ? translate(`import.words.${when}.changes`, { changes: records(told, changes) })
    : translate(`import.words.${when}.adds`, { adds: records(told, adds) });
}
