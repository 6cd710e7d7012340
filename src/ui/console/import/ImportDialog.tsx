import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { EndpointName } from '../../../domain/endpoints';
import type { Column } from '../../plain/DataTable';
import { ImportDone } from './ImportDone';
import { ImportFile } from './ImportFile';
import { ImportPreview } from './ImportPreview';
import { type ImportStep, useImport } from './useImport';

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

const steps: ImportStep[] = ['file', 'preview', 'done'];

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
      <Stepper activeStep={steps.indexOf(work.step)} sx={{ px: 6, py: 4, borderBottom: 1, borderColor: 'divider' }}>
        {steps.map((step) => (
          <Step key={step} completed={steps.indexOf(step) < steps.indexOf(work.step) || work.step === 'done'}>
            <StepLabel>{translate(`import.step.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {work.step === 'file' && <ImportFile work={work} columnLabel={columnLabel} />}
      {work.step === 'preview' && <ImportPreview work={work} columns={columns} />}
      {work.step === 'done' && <ImportDone total={work.rows.length} onDone={() => onDone(true)} />}
    </Drawer>
  );
}
