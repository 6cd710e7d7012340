import { Step, StepLabel, Stepper } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Column } from '../../plain/DataTable';
import { ImportDone } from './ImportDone';
import { ImportFile } from './ImportFile';
import { ImportPreview } from './ImportPreview';
import type { ImportStep, useImport } from './useImport';

export interface ImportStepsProps<T> {
  work: ReturnType<typeof useImport<T>>;
  columns: Column<T>[];
  columnLabel: (column: string) => string;
  /** Told above the rows of the preview, already translated. */
  note?: ((rows: readonly T[]) => string | null) | undefined;
  onDone: () => void;
}

const steps: ImportStep[] = ['file', 'preview', 'done'];

/** All three steps of an import and the open one, in a drawer or on a page. */
export function ImportSteps<T>({ work, columns, columnLabel, note, onDone }: ImportStepsProps<T>) {
  const translate = useTranslate();
  return (
    <>
      <Stepper activeStep={steps.indexOf(work.step)} sx={{ px: 6, py: 4, borderBottom: 1, borderColor: 'divider' }}>
        {steps.map((step) => (
          <Step key={step} completed={steps.indexOf(step) < steps.indexOf(work.step) || work.step === 'done'}>
            <StepLabel>{translate(`import.step.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {work.step === 'file' && <ImportFile work={work} columnLabel={columnLabel} />}
      {work.step === 'preview' && (
        <ImportPreview work={work} columns={columns} columnLabel={columnLabel} note={note?.(work.rows) ?? null} />
      )}
      {work.step === 'done' && <ImportDone rows={work.rows} onDone={onDone} />}
    </>
  );
}
