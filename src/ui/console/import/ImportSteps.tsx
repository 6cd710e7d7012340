import { useTranslate } from 'react-admin';
import type { Column } from '../../plain/DataTable';
import { WizardSteps } from '../wizard/WizardSteps';
import { ImportDone } from './ImportDone';
import { ImportFile } from './ImportFile';
import { ImportPreview } from './ImportPreview';
import styles from './importSteps.module.css';
import type { ImportStep, useImport } from './useImport';

export interface ImportStepsProps<T> {
  work: ReturnType<typeof useImport<T>>;
  columns: Column<T>[];
  columnLabel: (column: string) => string;
  /** What becomes of these rows once they are written, or has become of them: already translated. */
  note?: ((rows: readonly T[], done: boolean) => string | null) | undefined;
  onDone: () => void;
}

const steps: ImportStep[] = ['file', 'preview', 'done'];

/** All three steps of an import and the open one, in a drawer or on a page. */
export function ImportSteps<T>({ work, columns, columnLabel, note, onDone }: ImportStepsProps<T>) {
  const translate = useTranslate();
  return (
    <>
      <div className={styles.steps}>
        <WizardSteps
          labels={steps.map((step) => translate(`import.step.${step}`))}
          current={work.step === 'done' ? steps.length : steps.indexOf(work.step)}
        />
      </div>
      {work.step === 'file' && <ImportFile work={work} columnLabel={columnLabel} />}
      {work.step === 'preview' && (
        <ImportPreview
          work={work}
          columns={columns}
          columnLabel={columnLabel}
          note={note?.(work.rows, false) ?? null}
        />
      )}
      {work.step === 'done' && <ImportDone work={work} note={note?.(work.rows, true) ?? null} onDone={onDone} />}
    </>
  );
}
