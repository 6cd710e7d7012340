import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { pathTo, type RouteName } from '../../../domain/routes';
import { ApiError, request } from '../../../providers/http';
import { hasUnsaved } from '../../../providers/unsaved';
import { mayGoOn } from '../approval/standing';
import type { EditConflict } from '../conflict/editConflict';
import { RecordForm } from '../form/RecordForm';
import { editRules, toUpdate } from './companyForm';
import { type Company, type CompanyKit, startOfForm } from './kit';
import { useCompanyWords } from './useCompanyWords';

interface EditFormProps {
  kit: CompanyKit;
  record: Company;
  back: RouteName;
}

/** The whole record on one page; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ kit, record, back }: EditFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useCompanyWords(kit);
  /** What the form started from. */
  const base = useRef(record);
  const latest = useRef(record);
  const saved = useRef(record);
  const [start, setStart] = useState(() => startOfForm(kit, record));
  const rules = useMemo(() => editRules(kit, () => startOfForm(kit, base.current)), [kit]);

  // A newer answer than the one the page opened with is taken over as long as nothing was entered.
  useEffect(() => {
    if (record.version <= base.current.version || hasUnsaved()) return;
    base.current = record;
    setStart(startOfForm(kit, record));
  }, [kit, record]);

  const conflict: EditConflict = {
    ...words,
    load: async () => {
      const { data } = await request<{ data: Company }>(kit.calls.detail, { params: { id: record.id } });
      if (!mayGoOn(data, kit.isTrusted())) throw new ApiError(409, 'change_is_pending');
      latest.current = data;
      return startOfForm(kit, data);
    },
    accept: () => {
      base.current = latest.current;
    },
  };

  const save = async (values: FieldValues) => {
    const { id, version } = base.current;
    const body = { ...toUpdate(kit, values, startOfForm(kit, base.current)), version };
    const { data } = await request<{ data: Company }>(kit.calls.update, { params: { id }, body });
    saved.current = data;
  };
  // A rejected record waits again once somebody who may not approve saves it, changed or not.
  const sendsAgain = record.status === 'reject' && !kit.isTrusted();
  const goBack = () => void navigate(pathTo(back, { id: record.id }));

  return (
    <RecordForm
      rules={rules}
      defaultValues={start}
      submitLabel={translate(sendsAgain ? 'companies.edit.send_again' : 'ra.action.save')}
      onCancel={goBack}
      needsChange={!sendsAgain}
      conflict={conflict}
      onSubmit={save}
      onSaved={() => {
        notify(translate(saved.current.pending ? 'companies.edit.held' : 'companies.edit.done'), { type: 'success' });
        refresh();
        goBack();
      }}
    >
      <kit.Inputs />
    </RecordForm>
  );
}
