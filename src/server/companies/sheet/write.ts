import type { ApprovalOf } from '../../approvals/approvable';
import { editRows } from '../../approvals/editRows';
import { tellWaiting } from '../../approvals/tell';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { newId } from '../../ids';
import type { Report } from '../../imports/progress';
import type { RunRow } from '../../imports/recordRun';
import { companyApproval, withSectorNames } from '../approval';
import { type CompanyFields, type CompanyKind, firstStatus } from '../company';
import { insertCompanies } from '../queries';
import type { PlannedCompany } from './companySheet';
import type { CompanyPlan } from './plan';

const together = 1_000;

/**
 * Writes what the rows of a file add and change, in the caller's transaction, and tells those who approve of all that
 * waits at once. Answers what was written of each record.
 */
export async function writePlan<F extends CompanyFields, Row, Shown>(
  tx: SignedCtx,
  kind: CompanyKind<F>,
  plan: CompanyPlan<F, Row, Shown>,
  report: Report,
): Promise<RunRow[]> {
  const changed = plan.planned.filter(({ changes }) => changes && changes.length > 0);
  return [...(await add(tx, kind, plan, report)), ...(await change(tx, kind, changed, plan))];
}

/** Adds the new records, a thousand with each statement. */
async function add<F extends CompanyFields, Row, Shown>(
  tx: SignedCtx,
  kind: CompanyKind<F>,
  { planned, sectors }: CompanyPlan<F, Row, Shown>,
  report: Report,
): Promise<RunRow[]> {
  const { entity } = kind;
  const status = firstStatus(kind, tx.viewer);
  const made = planned
    .filter(({ before }) => !before)
    .map(({ row, fields }) => ({ row, id: newId(), fields, status, created_by: tx.viewer.id }));
  for (let start = 0; start < made.length; start += together) {
    report('writing', start, made.length);
    const some = made.slice(start, start + together);
    await insertCompanies(tx.db, kind, some);
    await recordAudit(
      tx,
      ...some.map(({ id, fields }) => ({
        action: 'import' as const,
        entity,
        entity_id: id,
        changes: withSectorNames(changesOf(null, { ...fields, status }), sectors),
      })),
    );
  }
  if (status !== 'active' && made.length > 0) {
    const waiting = made.map(({ id, fields }) => ({ id, name: fields.name }));
    await tellWaiting(tx, entity, waiting, { occasion: 'new', change: false });
  }
  return made.map(({ row, id, fields }) => ({
    row,
    effect: 'adds',
    entity_id: id,
    label: fields.code,
    held: false,
    before: null,
    after: fields,
  }));
}

/** Changes the known records as their form would. */
async function change<F extends CompanyFields, Row, Shown>(
  tx: SignedCtx,
  kind: CompanyKind<F>,
  changed: readonly PlannedCompany<F>[],
  { sectors }: CompanyPlan<F, Row, Shown>,
): Promise<RunRow[]> {
  // The plan has checked each row within this very transaction, and looked up what the trail names.
  const approval: ApprovalOf<F> = {
    ...companyApproval(kind),
    check: async () => undefined,
    named: async (_tx, changes) => withSectorNames(changes, sectors),
  };
  return editRows(tx, approval, changed, ({ code }) => code);
}
