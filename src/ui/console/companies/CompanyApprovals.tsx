import { type RaRecord, useTranslate } from 'react-admin';
import { ApprovalList } from '../approval/ApprovalList';
import type { Column } from '../list/columns';
import type { CompanyKit } from './kit';
import { queueOf } from './queueOf';

interface CompanyApprovalsProps<T> {
  kit: CompanyKit;
  columns: Column<T>[];
  /** An i18n key. */
  search: string;
}

/** Customers or brands that wait for approval, new ones and edits (spec 1 §2). */
export function CompanyApprovals<T extends RaRecord<string> & { version: number }>({
  kit,
  columns,
  search,
}: CompanyApprovalsProps<T>) {
  const translate = useTranslate();
  return (
    <ApprovalList<T>
      queue={queueOf(kit)}
      columns={columns}
      help={`companies.approvals_help.${kit.resource}`}
      search={search}
      bulk={{
        call: kit.calls.bulk,
        reasonType: kit.reasonType,
        nameOf: (record) => String(record.name),
        fieldName: (property) => translate(`companies.field.${property}`, { _: property }),
      }}
    />
  );
}
