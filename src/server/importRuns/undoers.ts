import { AppError } from '../../domain/errors';
import type { ImportKindName } from '../../domain/imports';
import { brandKind } from '../brands/kind';
import { companyApproval } from '../companies/approval';
import type { CompanyFields, CompanyKind } from '../companies/company';
import { findStored } from '../companies/queries';
import { removeCompany } from '../companies/remove';
import type { SignedCtx } from '../context';
import { customerKind } from '../customers/kind';
import type { RunRow } from '../imports/recordRun';
import { kolApproval } from '../kols/approval';
import { findStoredKol } from '../kols/queries/writes';
import { removeKol } from '../kols/remove';
import type { Moved } from './moved';
import type { StoredRun } from './queries';
import { undoApproved } from './undoApproved';
import { undoPosts } from './undoPosts';
import { undoSows } from './undoSows';
import { undoUsers } from './undoUsers';

/** Takes back one kind's rows in the caller's transaction; answers what moved since, and then nothing is kept. */
type Undoer = (tx: SignedCtx, run: StoredRun, rows: readonly RunRow[]) => Promise<Moved[]>;

const reason = 'Hoàn tác nhập từ file';

function ofCompany<F extends CompanyFields>(kind: CompanyKind<F>): Undoer {
  return (tx, run, rows) =>
    undoApproved(tx, run, rows, {
      approval: companyApproval(kind),
      find: ({ db }, id) => findStored(db, kind, id, true),
      remove: (inner, id) => removeCompany(inner, kind, id, reason),
    });
}

/** How each kind of import is taken back; `home` is where mails of the product lead to. */
export const undoers = (home: string): Record<ImportKindName, Undoer> => ({
  customers: ofCompany(customerKind),
  brands: ofCompany(brandKind),
  kols: (tx, run, rows) =>
    undoApproved(tx, run, rows, {
      approval: kolApproval(),
      find: ({ db }, id) => findStoredKol(db, id, true),
      remove: (inner, id) => removeKol(inner, id, reason),
    }),
  users: (tx, _run, rows) => undoUsers(tx, rows, home),
  sows: undoSows,
  posts: undoPosts,
  translations: async () => {
    throw new AppError('import_not_undoable');
  },
});
