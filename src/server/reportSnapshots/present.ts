import { snapshotCode } from '../../domain/reportSnapshots/rules';
import type { ReportSnapshot, Verification } from '../../domain/reportSnapshots/types';
import type { Viewer } from '../context';
import { pick } from '../present';
import type { FoundSnapshot, Verified } from './queries/snapshots';

const fields = [
  'id',
  'number',
  'sha256',
  'campaign_id',
  'audience',
  'label',
  'as_of',
  'blocks',
  'status',
  'validity',
  'created_at',
  'withdrawn_at',
  'withdraw_reason',
  'replaces',
  'replaced_by',
  'files',
] as const satisfies (keyof FoundSnapshot)[];

/** A frozen report as this viewer may see it: who made and who withdrew it is the staff's to know (CONTRACT-2 §9). */
export function presentSnapshot({ reduced }: Viewer, snapshot: FoundSnapshot): ReportSnapshot {
  const code = snapshotCode(snapshot.sha256);
  if (reduced) return { ...pick(snapshot, fields), code };
  return { ...pick(snapshot, [...fields, 'createdBy', 'withdrawnBy']), code };
}

const verified = [
  'number',
  'campaign',
  'brand',
  'as_of',
  'created_at',
  'status',
  'replaced_by',
] as const satisfies (keyof Verified)[];

/** What anybody is told of what they prove; of what is unknown nothing. */
export function presentVerified(found: Verified | null): Verification {
  return found ? { known: true, ...pick(found, verified) } : { known: false };
}
