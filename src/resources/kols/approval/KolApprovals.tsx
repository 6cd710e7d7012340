import type { KolListItem } from '../../../domain/kols/types';
import { ApprovalList } from '../../../ui/console/approval/ApprovalList';
import { approvalColumns } from './approvalColumns';

const pages = { approvals: 'kolApprovals', approval: 'kolApproval' } as const;
const bulk = { call: 'kolBulk', reasonType: 'KOL', nameOf: ({ stage_name }: KolListItem) => stage_name } as const;
const waiting = { status: 'pending' };

/** KOLs that wait for approval, new ones and edits (spec 1 §2 /kols/list_approval). */
export function KolApprovals() {
  return (
    <ApprovalList<KolListItem>
      resource="kols"
      pages={pages}
      waiting={waiting}
      columns={approvalColumns}
      help="kolForm.approvals_help"
      search="kols.search"
      searchSource="stage_name"
      bulk={bulk}
    />
  );
}
