import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import { mayLeave } from '../../../providers/unsaved';
import type { Column } from '../../plain/DataTable';
import { ImportSteps } from './ImportSteps';
import { type ImportCalls, useImport } from './useImport';

export interface ImportDialogProps<T> {
  title: string;
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
  const { title, upload, template, campaignId, fields, commit, columns, columnLabel, onDone } = props;
  const { writeAccess, updates, usual } = props;
  const translate = useTranslate();
  const heading = useId();
  const work = useImport<T>({
    upload,
    template,
    fields: { ...fields, ...(campaignId && { campaign_id: campaignId }) },
    ...(commit && { commit }),
    ...(writeAccess && { writeAccess }),
    ...(updates && { updates }),
    ...(usual && { usual }),
  });
  const close = async () => {
    if (work.busy !== 'commit' && (await mayLeave())) onDone(work.step === 'done');
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={() => void close()}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: {
            width: { xs: '100%', md: 'min(960px, 92vw)' },
            display: 'flex',
            flexDirection: 'column',
            '--table-ground': 'var(--paper)',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, px: 6, pt: 4 }}>
        <Typography id={heading} component="h2" sx={{ flex: 1, fontSize: 20, fontWeight: 600 }}>
          {title}
        </Typography>
        <IconButton
          aria-label={translate('import.close')}
          onClick={() => void close()}
          disabled={work.busy === 'commit'}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <ImportSteps work={work} columns={columns} columnLabel={columnLabel} onDone={() => onDone(true)} />
    </Drawer>
  );
}
