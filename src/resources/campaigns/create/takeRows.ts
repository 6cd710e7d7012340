import type { FieldValues } from 'react-hook-form';
import type { CartEntry } from '../../../domain/cart/entries';
import { emptyPost } from '../parts/postForm';
import { emptySow } from '../parts/sowForm';
import type { PreviewRow } from '../previewColumns';
import { keyOfSow, newKey, type PostEntry, type SowEntry } from './parts';

const orEmpty = (value: unknown) => (value === null || value === undefined ? '' : value);

/** What a row says in the shape the inputs hold; what it does not say is as in a new part. */
function valuesOf(row: PreviewRow, empty: FieldValues): FieldValues {
  const held: FieldValues = { ...row };
  return Object.fromEntries(
    Object.entries(empty).map(([field, none]) => [field, field in held ? orEmpty(held[field]) : none]),
  );
}

/** KOLs of the rows that are not chosen yet. */
function newKols(kols: readonly CartEntry[], rows: readonly PreviewRow[]): CartEntry[] {
  const found = new Map(rows.flatMap(({ kol }) => (kol ? [[kol.id, kol]] : [])));
  for (const { id } of kols) found.delete(id);
  return [...found.values()].map(({ id, stage_name, avatar, code }) => ({ id, stage_name, avatar, code }));
}

/** SOWs with those of a workbook: what is there already is replaced by its row (CONTRACT.md §1 upload-sows). */
export function withSowRows(kols: readonly CartEntry[], sows: readonly SowEntry[], rows: readonly PreviewRow[]) {
  const added = rows.flatMap((row): SowEntry[] =>
    row.kol ? [{ key: newKey(), kol_id: row.kol.id, values: valuesOf(row, emptySow) }] : [],
  );
  const keys = new Set<string>();
  for (const sow of added) {
    const key = keyOfSow(sow);
    // Rows that say the same have numbers of their own: that was asked of the workbook.
    if (keys.has(key)) sow.values = { ...sow.values, confirm_duplicate: true };
    keys.add(key);
  }
  const others = newKols(kols, rows);
  return { kols: [...kols, ...others], sows: [...sows.filter((sow) => !keys.has(keyOfSow(sow))), ...added], others };
}

/** Posts with those of a workbook, which may name a SOW by the number it will have. */
export function withPostRows(
  kols: readonly CartEntry[],
  sows: readonly SowEntry[],
  posts: readonly PostEntry[],
  rows: readonly PreviewRow[],
) {
  const added = rows.flatMap((row): PostEntry[] => {
    const { kol } = row;
    if (!kol) return [];
    const sow_key = (row.sow_number && sows[row.sow_number - 1]?.key) || '';
    return [{ key: newKey(), values: { ...valuesOf(row, emptyPost), kol_id: kol.id, sow_key } }];
  });
  return { kols: [...kols, ...newKols(kols, rows)], posts: [...posts, ...added] };
}
