import { AppError } from '../../domain/errors';
import { type ImportKindName, undoneReason } from '../../domain/imports';
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
import type { Moved, Undone } from './moved';
import type { StoredRun } from './queries';
import { undoApproved } from './undoApproved';
import { undoPosts } from './undoPosts';
import { undoSows } from './undoSows';
import { undoUsers } from './undoUsers';

/** Takes back one kind's rows in the caller's transaction. */
type Undoer = (tx: SignedCtx, run: StoredRun, rows: readonly RunRow[]) => Promise<Undone>;

const atOnce = async (undoing: Promise<Moved[]>): Promise<Undone> => ({ moved: await undoing, held: 0 });

function ofCompany<F extends CompanyFields>(kind: CompanyKind<F>): Undoer {
  return (tx, run, rows) =>
    undoApproved(tx, run, rows, {
      approval: companyApproval(kind),
      find: ({ db }, id) => findStored(db, kind, id, true),
      remove: (inner, id) => removeCompany(inner, kind, id, undoneReason),
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
      remove: (inner, id) => removeKol(inner, id, undoneReason),
    }),
  users: (tx, _run, rows) => atOnce(undoUsers(tx, rows, home)),
  sows: (...of) => atOnce(undoSows(...of)),
  posts: (...of) => atOnce(undoPosts(...of)),
  translations: async () => {
    throw new AppError('import_not_undoable');
  },
});
