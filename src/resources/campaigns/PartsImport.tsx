import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { postColumns } from '../../domain/campaigns/postColumns';
import { sowColumns } from '../../domain/campaigns/sowColumns';
import { withWords } from '../../providers/pageWords';
import type { ImportDialogProps } from '../../ui/console/import/ImportDialog';
import { useColumnLabel } from '../../ui/console/import/useColumnLabel';
import { LateCode, late } from '../../ui/plain/late';
import { type PreviewRow, postPreviewColumns, sowPreviewColumns } from './previewColumns';

const ImportDialog = late(() =>
  withWords(['import'], import('../../ui/console/import/ImportDialog')).then((module) => ({
    default: module.ImportDialog<PreviewRow>,
  })),
);

/** The calls that take in the rows of a workbook, and what its preview shows. */
export const importKinds = {
  sow: {
    kind: 'sows',
    upload: 'uploadSows',
    template: 'templateSows',
    columns: sowPreviewColumns,
    headers: sowColumns,
    usual: 'both',
  },
  post: {
    kind: 'posts',
    upload: 'uploadCampaignPosts',
    template: 'templateCampaignPosts',
    columns: postPreviewColumns,
    headers: postColumns,
    usual: 'add',
  },
} as const;

const updates = { scope: 'campaigns_management', action: 'u' } as const;
export type ImportKind = keyof typeof importKinds;

/** Opens the import of SOWs or posts. */
export function PartsImportButton({ kind, onClick }: { kind: ImportKind; onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" startIcon={<ImportIcon />} onClick={onClick}>
      {translate(`campaigns.${kind}.import`)}
    </Button>
  );
}

interface PartsImportProps extends Pick<ImportDialogProps<PreviewRow>, 'campaignId' | 'fields' | 'commit'> {
  kind: ImportKind;
  onClose: () => void;
}

/** The import of SOWs or posts. */
export function PartsImport({ kind, onClose, ...how }: PartsImportProps) {
  const translate = useTranslate();
  const { kind: rows, upload, template, columns, headers, usual } = importKinds[kind];
  const columnLabel = useColumnLabel(headers);
  return (
    <LateCode>
      <ImportDialog
        {...how}
        kind={rows}
        title={translate(`campaigns.${kind}.import`)}
        upload={upload}
        template={template}
        // Rows that are handed on are written by another call.
        {...(!how.commit && { writeAccess: { scope: 'campaigns_management', action: 'c_import' } as const })}
        columns={columns(translate)}
        columnLabel={columnLabel}
        usual={usual}
        {...(how.campaignId && { updates })}
        onDone={onClose}
      />
    </LateCode>
  );
}
