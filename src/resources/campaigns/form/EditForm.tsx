import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { useEdited } from '../../../ui/console/edit/useEdited';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { BrandInput } from './BrandInput';
import { AboutInputs, DocumentInputs, FoundPostsInputs, PeopleInputs, PeriodInputs } from './CampaignInputs';
import { editRules, toForm, toUpdate } from './campaignForm';

/** The whole campaign but its parts; an edit made too late is compared with what somebody else has saved. */
export function EditForm({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const edited = useEdited<CampaignView>(campaign, { toForm, changed: toUpdate });
  const [rules] = useState(() => editRules(edited.before));
  const toView = () => void navigate(pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id }));

  return (
    <RecordForm
      rules={rules}
      {...edited.form}
      submitLabel={translate('ra.action.save')}
      onCancel={toView}
      needsChange
      onSaved={() => {
        notify(translate('campaignForm.edit.done'), { type: 'success' });
        toView();
      }}
    >
      <AboutInputs />
      <BrandInput />
      <PeriodInputs />
      <FoundPostsInputs />
      <PeopleInputs />
      <DocumentInputs />
    </RecordForm>
  );
}
