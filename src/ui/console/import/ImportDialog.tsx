import type { EndpointName } from '../../../domain/endpoints';
import type { ImportKindName } from '../../../domain/imports';
import type { Column } from '../../plain/DataTable';
import { DrawerShell } from '../form/DrawerShell';
import { ImportSteps } from './ImportSteps';
import { type ImportCalls, useImport } from './useImport';

const sheet = {
  width: { xs: '100%', md: 'min(960px, 92vw)' },
  top: 'var(--notice)',
  height: 'calc(100% - var(--notice))',
  '--table-ground': 'var(--paper)',
};

export interface ImportDialogProps<T> {
  title: string;
  /** What the rows are. */
  kind: ImportKindName;
  upload: EndpointName;
  template: EndpointName;
  writeAccess?: ImportCalls<T>['writeAccess'];
  /** The campaign the rows belong to, where they belong to one. */
  campaignId?: string;
  /** Text fields sent along, such as the KOLs to write into the template. */
  fields?: Record<string, string>;
  /** Takes the previewed rows, where they are not written by the upload. */
  commit?: ImportCalls<T>['commit'];
  updates?: ImportCalls<T>['updates'];
  usual?: ImportCalls<T>['usual'];
  /** Columns of the preview. */
  columns: Column<T>[];
  /** The person's word for a column named in a row error. */
  columnLabel: (column: string) => string;
  /** Called on the way out; `committed` tells whether rows were written. */
  onDone: (committed: boolean) => void;
}

/** A workbook's way in: template and file, preview, success (spec 1 §4 Wizards). */
export function ImportDialog<T>(props: ImportDialogProps<T>) {
  const { title, kind, upload, template, campaignId, fields, commit, columns, columnLabel, onDone } = props;
  const { writeAccess, updates, usual } = props;
  const work = useImport<T>({
    kind,
    upload,
    template,
    fields: { ...fields, ...(campaignId && { campaign_id: campaignId }) },
    ...(commit && { commit }),
    ...(writeAccess && { writeAccess }),
    ...(updates && { updates }),
    ...(usual && { usual }),
  });
  return (
    <DrawerShell
      anchor="right"
      title={title}
      onClose={() => onDone(work.step === 'done')}
      busy={work.busy === 'commit'}
      paper={sheet}
      body={{ display: 'flex', flexDirection: 'column', minHeight: 0, padding: 0 }}
    >
      <ImportSteps work={work} columns={columns} columnLabel={columnLabel} onDone={() => onDone(true)} />
    </DrawerShell>
  );
}
