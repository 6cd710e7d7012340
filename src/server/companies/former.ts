import type { Approvable } from '../approvals/approvable';
import { editRecord } from '../approvals/edit';
import { sectorsThen, type Versioned } from '../former/versioned';
import { companyApproval } from './approval';
import { type CompanyFields, type CompanyKind, mayApprove, nextFields } from './company';
import { lockForChange } from './guards';
import { findSectorRefs } from './queries';

/** Customers or brands as records of which a former state can be taken back. */
export function formerCompany<F extends CompanyFields>(kind: CompanyKind<F>): Versioned<F, Approvable<F>> {
  const approval = companyApproval(kind);
  return {
    kind: kind.entity,
    lock: (tx, id) => lockForChange(tx, kind, id),
    files: ['logo_file_id'],
    async translate(tx, now, _later, held) {
      const { sectors, lost } = sectorsThen(now.sectors, held, await findSectorRefs(tx.db, kind.sectorTypes));
      return { fields: { sectors: sectors.sort() } as Partial<F>, lost };
    },
    trailName: (field) => field,
    named: (tx, changes) => approval.named(tx, changes),
    async write(tx, record, version, fields) {
      await editRecord(tx, approval, record, version, (before) => nextFields(before, fields));
      return record.status === 'active' && !mayApprove(kind, tx.viewer);
    },
  };
}
