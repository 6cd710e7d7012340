import { useTranslate } from 'react-admin';
import type { Column } from '../../plain/DataTable';
import { PageHeader } from '../record/PageHeader';
import styles from './ImportPage.module.css';
import { ImportSteps, type ImportStepsProps } from './ImportSteps';
import { RowNumber } from './RowNumber';

interface ImportPageProps<T> extends ImportStepsProps<T> {
  /** Both already translated. */
  title: string;
  help: string;
}

/** An import on a page of its own. Its rows are told with their numbers in the sheet. */
export function ImportPage<T extends { row: number }>({ title, help, columns, ...steps }: ImportPageProps<T>) {
  const translate = useTranslate();
  const row: Column<T> = {
    key: 'row',
    label: translate('import.row'),
    cell: (record) => <RowNumber row={record.row} />,
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={help} />
      <div className={styles.sheet}>
        <ImportSteps {...steps} columns={[row, ...columns]} />
      </div>
    </div>
  );
}
