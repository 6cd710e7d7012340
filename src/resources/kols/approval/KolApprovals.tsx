import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import type { KolListItem, WaitingImport } from '../../../domain/kols/types';
import { ApprovalList } from '../../../ui/console/approval/ApprovalList';
import { useRead } from '../../../ui/console/data/useRead';
import type { FilterDefinition } from '../../../ui/console/list/filters';
import { approvalColumns } from './approvalColumns';
import { kolQueue } from './kolQueue';

/** KOLs that wait for approval, new ones and edits, those of one import together (spec 1 §2 /kols/list_approval). */
export function KolApprovals() {
  const translate = useTranslate();
  return (
    <ApprovalList<KolListItem>
      queue={kolQueue}
      columns={approvalColumns}
      help="kolForm.approvals_help"
      search="kols.search"
      searchSource="stage_name"
      filters={[useImportFilter()]}
      bulk={{
        call: 'kolBulk',
        reasonType: 'KOL',
        nameOf: ({ stage_name }) => stage_name,
        fieldName: (property) => translate(`kolForm.field.${property}`, { _: property }),
      }}
    />
  );
}

function useImportFilter(): FilterDefinition {
  const { data: imports = [] } = useRead<WaitingImport[]>('kolWaitingImports');
  const options = imports.map(({ id, file_name, created_at, created_by, waiting: total }) => ({
    value: id,
    label: [file_name, created_by?.fullname, formatDay(dayOf(new Date(created_at)))].filter(Boolean).join(' · '),
    total,
  }));
  return { source: 'import_ids', label: 'kolForm.approvals_import', kind: 'many', options };
}
