import type { PendingEdit } from '../../domain/approvals/types';
import type { CompanyRef } from '../../domain/campaigns/types';
import { withChange } from '../approvals/approvable';
import { findHeldShown } from '../approvals/queries';
import { shownChange } from '../approvals/shown';
import type { Db } from '../db/connection';
import { findPictureUrls } from '../media/queries/files';
import type { CompanyFields, CompanyKind } from './company';
import { findSectorRefs, findStored } from './queries';

/**
 * The edit held beside a customer or brand in its wire form; null if none waits. `companies` looks up what fields that
 * name another company refer to.
 */
export async function findPendingEdit<F extends CompanyFields>(
  db: Db,
  kind: CompanyKind<F>,
  id: string,
  companies: (ids: readonly string[]) => Promise<Map<string, CompanyRef>>,
): Promise<PendingEdit | null> {
  const held = await findHeldShown(db, kind.entity, id);
  const stored = held && (await findStored(db, kind, id, false));
  if (!held || !stored) return null;
  const { by, at, change } = held;
  const { fields } = stored;
  const next = withChange(fields, change);
  const both = (field: string) => [fields[field], next[field]].filter((one) => typeof one === 'string');
  const pictures = await findPictureUrls(db, both('logo_file_id'));
  const sectors = await findSectorRefs(db, kind.sectorTypes);
  const customers = await companies(both('customer_id'));
  const show = (field: string, value: unknown) => {
    if (field === 'logo_file_id') return pictures.get(String(value)) ?? null;
    if (field === 'customer_id') return customers.get(String(value)) ?? null;
    if (field !== 'sectors' || !Array.isArray(value)) return value ?? null;
    return value.flatMap((sector) => sectors.get(String(sector)) ?? []);
  };
  const nameOf = (field: string) => kind.wireNames[field] ?? field;
  return { change: shownChange(fields, change, { nameOf, show }), by, at };
}
