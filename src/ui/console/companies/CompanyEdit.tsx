import { useTranslate } from 'react-admin';
import type { RouteName } from '../../../domain/routes';
import { mayGoOn } from '../approval/standing';
import { PageHeader } from '../record/PageHeader';
import { RecordPage } from '../record/RecordPage';
import { CompanyNotice } from './CompanyNotice';
import styles from './companies.module.css';
import { EditForm } from './EditForm';
import type { Company, CompanyKit } from './kit';

interface CompanyEditProps {
  kit: CompanyKit;
  /** The page of the record that is gone back to. */
  back?: RouteName;
}

/** Changes a customer or brand, or goes on with one's own change that waits (spec 1 §2, CONTRACT.md §4). */
export function CompanyEdit({ kit, back = kit.pages.view }: CompanyEditProps) {
  const translate = useTranslate();
  return (
    <RecordPage<Company> resource={kit.resource} titleOf={({ name }) => name}>
      {(record) => (
        <div className={styles.page}>
          <PageHeader title={translate('companies.edit.title', { name: record.name })} />
          <CompanyNotice kit={kit} record={record} at="edit" />
          {mayGoOn(record, kit.isTrusted()) && <EditForm key={record.id} kit={kit} record={record} back={back} />}
        </div>
      )}
    </RecordPage>
  );
}
