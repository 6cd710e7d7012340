import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { request } from '../../../providers/http';
import { hasUnsaved } from '../../../providers/unsaved';
import type { EditConflict } from '../../../ui/console/conflict/editConflict';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { BrandInput } from './BrandInput';
import { AboutInputs, DocumentInputs, PeopleInputs, PeriodInputs } from './CampaignInputs';
import { toForm, toUpdate } from './campaignForm';
import { editRules } from './editRules';
import { useCampaignWords } from './useCampaignWords';

interface Answer {
  data: CampaignView;
}

/** The whole campaign but its parts; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useCampaignWords();
  /** What the form started from. */
  const base = useRef(campaign);
  const latest = useRef(campaign);
  const [start, setStart] = useState(() => toForm(campaign));
  const rules = useMemo(() => editRules(() => toForm(base.current)), []);

  // A newer answer than the one the page opened with is taken over as long as nothing was entered.
  useEffect(() => {
    if (campaign.version <= base.current.version || hasUnsaved()) return;
    base.current = campaign;
    setStart(toForm(campaign));
  }, [campaign]);

  const conflict: EditConflict = {
    ...words,
    load: async () => {
      const { data } = await request<Answer>('campaignDetail', { params: { id: campaign.id } });
      latest.current = data;
      return { ...toForm(data) };
    },
    accept: () => {
      base.current = latest.current;
    },
  };

  const save = async (values: FieldValues) => {
    const { id, version } = base.current;
    const body = { ...toUpdate(values, toForm(base.current)), version };
    await request<Answer>('campaignUpdate', { params: { id }, body });
  };
  const toView = () => void navigate(pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id }));

  return (
    <RecordForm
      rules={rules}
      defaultValues={start}
      submitLabel={translate('ra.action.save')}
      onCancel={toView}
      needsChange
      conflict={conflict}
      onSubmit={save}
      onSaved={() => {
        notify(translate('campaignForm.edit.done'), { type: 'success' });
        refresh();
        toView();
      }}
    >
      <AboutInputs />
      <BrandInput />
      <PeriodInputs />
      <PeopleInputs />
      <DocumentInputs />
    </RecordForm>
  );
}
