import { useTranslate } from 'react-admin';
import type { KolDetail } from '../../domain/kols/types';
import { hasUnsaved } from '../../providers/unsaved';
import { mayGoOn } from '../../ui/console/approval/standing';
import { RecordEdit } from '../../ui/console/edit/RecordEdit';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { LateCode, late } from '../../ui/plain/late';
import { EditForm } from './form/EditForm';
import styles from './form/form.module.css';
import { useKolEditor } from './form/useKolEditor';

// Most KOLs that are edited have none.
const KolNotice = late(() => import('./approval/KolNotice').then((module) => ({ default: module.KolNotice })));

/** Changes a KOL, or goes on with one's own change that waits (spec 1 §2 /kols/{id}/edit, CONTRACT.md §4). */
export function KolEdit() {
  return <RecordEdit<KolDetail> resource="kols">{(kol) => <Edited key={kol.id} kol={kol} />}</RecordEdit>;
}

function Edited({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  // What was entered is not taken away where somebody else's edit begins to wait meanwhile.
  const isOpen = mayGoOn(kol, useKolEditor()) || hasUnsaved();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('kolForm.edit.title', { name: kol.stage_name })} />
      <LateCode>
        <KolNotice kol={kol} at="edit" />
      </LateCode>
      {isOpen && <EditForm kol={kol} />}
    </div>
  );
}
