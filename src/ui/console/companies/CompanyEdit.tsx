import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo, type RouteName } from '../../../domain/routes';
import { ApiError } from '../../../providers/http';
import { hasUnsaved } from '../../../providers/unsaved';
import { mayGoOn } from '../approval/standing';
import { useApi } from '../data/useApi';
import { RecordEdit } from '../edit/RecordEdit';
import { useEdited } from '../edit/useEdited';
import { RecordForm } from '../form/RecordForm';
import { PageHeader } from '../record/PageHeader';
import { CompanyNotice } from './CompanyNotice';
import styles from './companies.module.css';
import { changedFields, editRules, startOfForm } from './companyForm';
import type { Company, CompanyFormKit } from './kit';
import { useEditor } from './useEditor';

/** Changes a customer or brand, or goes on with one's own change that waits (spec 1 §2, CONTRACT.md §4). */
export function CompanyEdit({ kit }: { kit: CompanyFormKit }) {
  return <EditView kit={kit} back={kit.pages.view} />;
}

/** Fills in what waits before it is decided on (spec 1 §2 /brands/approvals/{id}/edit). */
export function CompanyApprovalEdit({ kit }: { kit: CompanyFormKit }) {
  return <EditView kit={kit} back={kit.pages.approval} />;
}

interface EditViewProps {
  kit: CompanyFormKit;
  /** The page of the record that is gone back to. */
  back: RouteName;
}

function EditView({ kit, back }: EditViewProps) {
  return (
    <RecordEdit<Company> resource={kit.resource}>
      {(record) => <Edited key={record.id} kit={kit} record={record} back={back} />}
    </RecordEdit>
  );
}

interface EditedProps extends EditViewProps {
  record: Company;
}

function Edited({ kit, record, back }: EditedProps) {
  const translate = useTranslate();
  // What was entered is not taken away where somebody else's edit begins to wait meanwhile.
  const isOpen = mayGoOn(record, useEditor(kit)) || hasUnsaved();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('companies.edit.title', { name: record.name })} />
      <CompanyNotice kit={kit} record={record} at="edit" />
      {isOpen && <EditForm kit={kit} record={record} back={back} />}
    </div>
  );
}

/** The whole record on one page. */
function EditForm({ kit, record, back }: EditedProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const api = useApi();
  const editor = useEditor(kit);
  const edited = useEdited(record, {
    toForm: (newer) => startOfForm(kit, newer, editor),
    changed: (values, before) => changedFields(kit, values, before),
    read: async () => {
      const { data } = await api[kit.calls.detail]<Company>({ params: { id: record.id } });
      if (!mayGoOn(data, editor)) throw new ApiError(409, 'change_is_pending');
      return data;
    },
  });
  const [rules] = useState(() => editRules(kit, edited.before));
  // A rejected record waits again once somebody who may not approve saves it, changed or not.
  const sendsAgain = record.status === 'reject' && !editor.isTrusted;
  const goBack = () => void navigate(pathTo(back, { id: record.id }));

  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate(sendsAgain ? 'companies.edit.send_again' : 'ra.action.save')}
      onCancel={goBack}
      needsChange={!sendsAgain}
      onSaved={() => {
        notify(translate(edited.base().pending ? 'companies.edit.held' : 'companies.edit.done'), { type: 'success' });
        goBack();
      }}
    >
      <kit.Inputs />
    </RecordForm>
  );
}
