import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import type { Column } from '../../plain/DataTable';
import { ImportSteps } from './ImportSteps';
import { useImport } from './useImport';

export interface ImportDialogProps<T> {
  title: string;
  upload: EndpointName;
  template: EndpointName;
  /** The campaign the rows belong to, where they belong to one. */
  campaignId?: string;
  /** Columns of the preview. */
  columns: Column<T>[];
  /** The person's word for a column named in a row error. */
  columnLabel: (column: string) => string;
  /** Called on the way out; `committed` tells whether rows were written. */
  onDone: (committed: boolean) => void;
}

/** A workbook's way in: template and file, preview, success (spec 1 §4 Wizards). */
export function ImportDialog<T>(props: ImportDialogProps<T>) {
  const { title, upload, template, campaignId, columns, columnLabel, onDone } = props;
  const translate = useTranslate();
  const heading = useId();
  const work = useImport<T>({ upload, template, ...(campaignId && { fields: { campaign_id: campaignId } }) });
  const close = () => {
    if (work.busy !== 'commit') onDone(work.step === 'done');
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
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
        <IconButton aria-label={translate('import.close')} onClick={close} disabled={work.busy === 'commit'}>
          <CloseIcon />
        </IconButton>
      </Box>
      <ImportSteps work={work} columns={columns} columnLabel={columnLabel} onDone={() => onDone(true)} />
    </Drawer>
  );
}
