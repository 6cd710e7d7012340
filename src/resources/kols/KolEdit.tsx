import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../domain/kols/types';
import { mayGoOn } from '../../ui/console/approval/standing';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { KolNotice } from './approval/KolNotice';
import { EditForm } from './form/EditForm';
import styles from './form/form.module.css';
import { isTrusted } from './form/isTrusted';

/** Changes a KOL, or goes on with one's own change that waits (spec 1 §2 /kols/{id}/edit, CONTRACT.md §4). */
export function KolEdit() {
  const translate = useTranslate();
  return (
    <RecordPage<KolDetail> resource="kols" titleOf={(kol) => kol.stage_name}>
      {(kol) => (
        <div className={styles.page}>
          <PageHeader title={translate('kolForm.edit.title', { name: kol.stage_name })} />
          <KolNotice kol={kol} at="edit" />
          {mayGoOn(kol, isTrusted()) && <EditForm key={kol.id} kol={kol} />}
        </div>
      )}
    </RecordPage>
  );
}
