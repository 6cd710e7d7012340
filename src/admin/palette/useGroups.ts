import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SearchAnswer } from '../../domain/search/types';
import { isSearchable, readAsked } from '../../domain/search/words';
import { getRecent } from '../../providers/recent';
import { getAccessMap } from '../../providers/session';
import { type Entry, type EntryGroup, foundGroups, matching, pageEntries, recentEntry } from './entries';

/** Everything the palette offers for a text: pages and actions at once, records below them as they are found. */
export function useGroups(text: string, answer: SearchAnswer, commands: Entry[]): EntryGroup[] {
  const translate = useTranslate();
  const [recent] = useState(getRecent);
  const own = useMemo(() => pageEntries(translate, getAccessMap()), [translate]);
  const asked = readAsked(text);
  const before = asked.phrase || asked.tagged ? [] : recent.flatMap((one) => recentEntry(one, translate) ?? []);
  const shown = new Set(before.map(({ id }) => id));
  const unseen = (entries: Entry[]) => matching(entries, asked).filter(({ id }) => !shown.has(id));
  return [
    { name: translate('palette.recent'), entries: before },
    { name: translate('palette.pages'), entries: unseen(own.pages) },
    { name: translate('palette.actions'), entries: unseen([...own.creations, ...commands]) },
    ...(isSearchable(text) ? foundGroups(answer, translate) : []),
  ].filter(({ entries }) => entries.length > 0);
}
