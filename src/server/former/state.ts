import { AppError } from '../../domain/errors';
import { leavesState } from '../../domain/versions/rules';
import type { TakeBackInput } from '../../domain/versions/schema';
import type { RecordVersion, TakenBack } from '../../domain/versions/types';
import type { Fields } from '../approvals/approvable';
import { type Changes, changesOf } from '../audit/changes';
import { withNames } from '../audit/names';
import { inTransaction, type SignedCtx } from '../context';
import { findEntry, findLaterChanges, findStoredFiles, type TrailEntry } from './queries';
import { heldBefore } from './replay';
import type { Current, Translated, Versioned } from './versioned';

/** A record, and the entry of its trail after which it was as asked. */
export interface Asked {
  id: string;
  entry: string;
}

/**
 * What taking back the state of a record after an entry of its trail would change (DESIGN.md: before every write a person
 * sees what will change).
 * @throws AppError version_not_exist, and as `lock` of the kind
 */
export function readVersion<F extends Fields, R extends Current<F>>(
  ctx: SignedCtx,
  versioned: Versioned<F, R>,
  asked: Asked,
): Promise<RecordVersion> {
  return inTransaction(ctx, async (tx) => {
    const { record, entry, former, lost } = await formerState(tx, versioned, asked);
    const named = await versioned.named(tx, changesOf(record.fields, former));
    const [changes = {}] = await withNames(tx.db, [named]);
    return { at: entry.at, version: record.version, changes, lost, final: versioned.isFinal?.(record) ?? false };
  });
}

/**
 * Takes chosen fields of that state back, as an edit like any other: checked, held for approval and traced as one.
 * @throws AppError as readVersion; record_was_changed; field_select_required where a chosen field does not differ; and
 * what an edit of the kind refuses
 */
export function takeBack<F extends Fields, R extends Current<F>>(
  ctx: SignedCtx,
  versioned: Versioned<F, R>,
  asked: Asked,
  { fields, version }: TakeBackInput,
): Promise<TakenBack> {
  return inTransaction(ctx, async (tx) => {
    const { record, former } = await formerState(tx, versioned, asked);
    const differing = Object.keys(changesOf(record.fields, former));
    const wanted = differing.filter((field) => fields.includes(versioned.trailName(field)));
    if (wanted.length === 0)
      throw new AppError('validation_failed', [{ property: 'fields', message: 'field_select_required' }]);
    const chosen = Object.fromEntries(wanted.map((field) => [field, former[field]])) as Partial<F>;
    return { id: record.id, held: await versioned.write(tx, record, version, chosen) };
  });
}

interface Former<F, R> {
  record: R;
  entry: TrailEntry;
  former: F;
  lost: Record<string, unknown[]>;
}

async function formerState<F extends Fields, R extends Current<F>>(
  tx: SignedCtx,
  versioned: Versioned<F, R>,
  { id, entry: entryId }: Asked,
): Promise<Former<F, R>> {
  const record = await versioned.lock(tx, id);
  const entry = await findEntry(tx.db, versioned.kind, id, entryId);
  if (!entry || !leavesState(entry.action)) throw new AppError('version_not_exist');
  const later = await findLaterChanges(tx.db, versioned.kind, id, entryId);
  const held = heldBefore(later);
  const translated = await versioned.translate(tx, record.fields, later, held);
  const plain = { ...record.fields, ...plainFields(record.fields, held), ...translated.fields };
  const { fields, lost } = await withoutGoneFiles(tx, versioned.files, record.fields, plain);
  return { record, entry, former: { ...plain, ...fields }, lost: { ...translated.lost, ...lost } };
}

/** The fields the trail has as they are stored; a list that was empty stands there as nothing. */
function plainFields<F extends Fields>(now: F, held: ReadonlyMap<string, unknown>): Partial<F> {
  const known = [...held].filter(([field]) => field in now);
  return Object.fromEntries(
    known.map(([field, value]) => [field, Array.isArray(now[field]) && !Array.isArray(value) ? [] : value]),
  ) as Partial<F>;
}

/** Files that are not stored any more stay away; where none of a field is left, what it has now stays. */
async function withoutGoneFiles<F extends Fields>(
  tx: SignedCtx,
  files: readonly (keyof F & string)[],
  now: F,
  former: F,
): Promise<Translated<F>> {
  const idsIn = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const stored = await findStoredFiles(
    tx.db,
    files.flatMap((field) => idsIn(former[field])),
  );
  const fields: Fields = {};
  const lost: Record<string, unknown[]> = {};
  for (const field of files) {
    const gone = idsIn(former[field]).filter((id) => !stored.has(id));
    if (gone.length === 0) continue;
    const left = idsIn(former[field]).filter((id) => stored.has(id));
    fields[field] = left.length > 0 ? left : now[field];
    const [named] = await withNames(tx.db, [{ [field]: { after: gone } } satisfies Changes]);
    lost[field] = [named?.[field]?.after].flat();
  }
  return { fields: fields as Partial<F>, lost };
}
