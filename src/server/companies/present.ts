import type { CompanyStanding } from '../../domain/companies/types';
import type { Viewer } from '../context';
import { withoutCreator, withoutEditor } from '../present';

type Shown = CompanyStanding & { id: string; pending_edit?: boolean; createdBy?: unknown };

/** A customer or brand as this viewer may see it: what waits and what hangs on it is the staff's (CONTRACT.md §3, §4). */
export function presentCompany<T extends Shown>(viewer: Viewer, record: T): T {
  if (!viewer.reduced) {
    return {
      ...withoutCreator(viewer, record),
      ...(record.pending && { pending: withoutEditor(viewer, record.pending) }),
    };
  }
  const { pending_edit, status_reason, pending, running_campaign_total, representative_total, ...shown } = record;
  const { representatives, createdBy, ...rest } = shown;
  return rest as T;
}
