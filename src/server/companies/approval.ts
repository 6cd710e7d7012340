import { type FieldError, refuse } from '../../domain/errors';
import type { SectorRef } from '../../domain/kols/types';
import type { Approvable, ApprovalOf } from '../approvals/approvable';
import { sectorNames } from '../approvals/shown';
import type { Changes } from '../audit/changes';
import type { Ctx } from '../context';
import { isCodeTaken } from '../db/codes';
import { type CompanyFields, type CompanyKind, mayApprove, tableOf } from './company';
import { findSectorRefs, updateCompany } from './queries';

/** Customers or brands as records that wait for approval. */
export function companyApproval<F extends CompanyFields>(kind: CompanyKind<F>): ApprovalOf<F> {
  return {
    entity: kind.entity,
    isTrusted: (viewer) => mayApprove(kind, viewer),
    check: (tx, record, fields) => checkFields(tx, kind, record, fields),
    write: (tx, { id }, fields, standing) => updateCompany(tx.db, kind, id, fields, standing),
    nameOf: ({ name }) => name,
    named: (tx, changes) => namedChanges(tx, kind, changes),
  };
}

/**
 * Refuses fields that cannot stand: a code another record has, sectors that are not there, and what the kind refuses.
 * `before` is the record they change, null for a new one.
 * @throws AppError customer_code_already_exist, brand_code_already_exist, sector_not_exist, and the kind's own
 */
export async function checkFields<F extends CompanyFields>(
  tx: Ctx,
  kind: CompanyKind<F>,
  before: Approvable<F> | null,
  fields: F,
): Promise<void> {
  const isTaken = await isCodeTaken(tx.db, tableOf(kind), fields.code, before?.id ?? null);
  const sectors = await findSectorRefs(tx.db, kind.sectorTypes);
  const problems = commonProblems(kind, fields, { isTaken, sectors });
  refuse([...problems, ...(await kind.problems(tx, before, fields))]);
}

/** What is wrong with fields of a customer or brand alike: a code another record has, sectors that are not there. */
export function commonProblems<F extends CompanyFields>(
  kind: CompanyKind<F>,
  fields: F,
  { isTaken, sectors }: { isTaken: boolean; sectors: ReadonlyMap<string, unknown> },
): FieldError[] {
  const problems: FieldError[] = [];
  if (isTaken) problems.push({ property: 'code', message: kind.codeTaken });
  if (!fields.sectors.every((id) => sectors.has(id))) {
    problems.push({ property: kind.entity === 'brand' ? 'sectorIds' : 'sectors', message: 'sector_not_exist' });
  }
  return problems;
}

/** Changes as the trail shows them: sectors by name. */
export async function namedChanges<F extends CompanyFields>(
  tx: Ctx,
  kind: CompanyKind<F>,
  changes: Changes,
): Promise<Changes> {
  if (!changes.sectors) return changes;
  return withSectorNames(changes, await findSectorRefs(tx.db, kind.sectorTypes));
}

/** Changes with these sectors by name. */
export function withSectorNames(changes: Changes, sectors: ReadonlyMap<string, SectorRef>): Changes {
  return changes.sectors ? { ...changes, sectors: sectorNames(changes.sectors, sectors) } : changes;
}
