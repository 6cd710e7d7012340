import { can } from '../../domain/access';
import type { ErrorCode, FieldError } from '../../domain/errors';
import type { Approvable, Fields } from '../approvals/approvable';
import type { Ctx, SignedCtx, Viewer } from '../context';

/** What customers and brands have alike, as it is stored: sectors by id, in order of their ids. */
export type CompanyFields = Fields & {
  code: string;
  name: string;
  website: string | null;
  logo_file_id: string | null;
  sectors: string[];
};

/** What customers and brands differ in; everything else about writing them is the same. */
export interface CompanyKind<F extends CompanyFields> {
  entity: 'customer' | 'brand';
  scope: 'customer_management' | 'brand_management';
  /** The columns people edit. */
  columns: readonly (Exclude<keyof F, 'sectors'> & string)[];
  /** Of which types its sectors are. */
  sectorTypes: readonly ('customer_brand' | 'industry')[];
  missing: ErrorCode;
  codeTaken: ErrorCode;
  /** What is wrong with fields by what else is stored; `before` is the record they change, null for a new one. */
  problems(tx: Ctx, before: Approvable<F> | null, fields: F): Promise<FieldError[]>;
  /** Refuses an approval of the record as it is. @throws AppError */
  mayBecomeActive(tx: SignedCtx, fields: F): Promise<void>;
  /** Refuses to remove what others hang on. @throws AppError */
  mayBeRemoved(tx: SignedCtx, id: string): Promise<void>;
  /** Fields of an edit under their names on the wire, where those are others. */
  wireNames: Readonly<Record<string, string>>;
}

/** The table of a kind. */
export const tableOf = ({ entity }: Pick<CompanyKind<CompanyFields>, 'entity'>) =>
  entity === 'customer' ? ('customers' as const) : ('brands' as const);

/** Whether this viewer's writes need nobody's approval, and those of others may be decided on. */
export function mayApprove<F extends CompanyFields>(kind: CompanyKind<F>, viewer: Viewer): boolean {
  return can(viewer.access, kind.scope, 'u_approval');
}

/** Fields after an edit: what the input leaves out stays, ids are in order. */
export function nextFields<F extends CompanyFields>(fields: F, changes: Partial<F>): F {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const next = { ...fields, ...given };
  return { ...next, sectors: [...new Set(next.sectors)].sort() };
}

/** What a customer or brand somebody adds is at first (spec 1 §4 Approval). */
export function firstStatus<F extends CompanyFields>(kind: CompanyKind<F>, viewer: Viewer): 'active' | 'pending' {
  return mayApprove(kind, viewer) ? 'active' : 'pending';
}
