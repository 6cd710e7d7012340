import type { RaRecord } from 'react-admin';
import { ApprovalList } from '../approval/ApprovalList';
import type { Column } from '../list/columns';
import type { CompanyKit } from './kit';

interface CompanyApprovalsProps<T> {
  kit: CompanyKit;
  columns: Column<T>[];
  /** An i18n key. */
  search: string;
}

const waiting = { statuses: ['pending'] };

/** Customers or brands that wait for approval, new ones and edits (spec 1 §2). */
export function CompanyApprovals<T extends RaRecord>({ kit, columns, search }: CompanyApprovalsProps<T>) {
  return (
    <ApprovalList<T>
      resource={kit.resource}
      pages={kit.pages}
      waiting={waiting}
      columns={columns}
      help={`companies.approvals_help.${kit.resource}`}
      search={search}
      bulk={{ call: kit.calls.bulk, reasonType: kit.reasonType, nameOf: (record) => String(record.name) }}
    />
  );
}
