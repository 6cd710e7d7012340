import { useCallback, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { uploadLimits } from '../../../domain/limits';
import { homeOf } from '../../../domain/redirects';
import { mayOpen, pathTo } from '../../../domain/routes';
import { removeFromCart } from '../../../providers/cart';
import { withWords } from '../../../providers/pageWords';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useSave } from '../../../ui/console/edit/useSave';
import { DayField } from '../../../ui/console/form/DayField';
import { DocumentsField } from '../../../ui/console/form/DocumentsField';
import { FormGrid } from '../../../ui/console/form/FormGrid';
import { NumberField } from '../../../ui/console/form/NumberField';
import { TextField } from '../../../ui/console/form/TextField';
import { Wizard } from '../../../ui/console/wizard/Wizard';
import { WizardDone } from '../../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../../ui/console/wizard/WizardForm';
import { late } from '../../../ui/plain/late';
import { CompanyStep } from './CompanyStep';
import { RequestFacts, RequestReview } from './RequestFacts';
import { campaignFields, companyFields, type RequestForm, requestRules, toInput } from './requestForm';

const KolStep = late(() =>
  withWords(['kolChoice', 'scores'], import('./KolStep')).then((module) => ({ default: module.KolStep })),
);

interface RequestWizardProps {
  /** What it begins with; what is learnt later, such as another cart, does not begin it anew. */
  start: RequestForm;
  /** The person has to say for which brand. */
  needsBrand: boolean;
}

/** Whom it is for, what it is about, whom to talk to, and a last look before it is sent (spec 1 §4 Wizards). */
export function RequestWizard({ start, needsBrand }: RequestWizardProps) {
  const [defaultValues] = useState(start);
  const access = useAccess();
  const save = useSave<RaRecord>();
  const translate = useTranslate();
  const navigate = useNavigate();
  const [sent, setSent] = useState('');
  const rules = useMemo(() => requestRules(needsBrand), [needsBrand]);
  const leave = useCallback(() => {
    void navigate(mayOpen('requests', access) ? pathTo('requests') : homeOf(access));
  }, [navigate, access]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'kols',
        label: translate('requests.step.kols'),
        fields: ['request_kols'],
        content: <KolStep needsBrand={needsBrand} />,
        whole: true,
      },
      {
        key: 'campaign',
        label: translate('requests.step.campaign'),
        fields: campaignFields,
        content: <CampaignStep />,
      },
      {
        key: 'company',
        label: translate('requests.step.company'),
        fields: companyFields,
        content: <CompanyStep needsBrand={needsBrand} />,
      },
      { key: 'review', label: translate('requests.step.review'), fields: [], content: <RequestReview /> },
    ],
    [translate, needsBrand],
  );
  return (
    <Wizard
      title={translate('page.kol_request_campaigns')}
      name="request"
      steps={steps}
      rules={rules}
      defaultValues={defaultValues}
      backWhenRefused
      submitLabel={translate('requests.submit')}
      summary={<RequestFacts />}
      onSubmit={async (values) => {
        await save(toInput(values));
        const { request_kols, request_name } = values as RequestForm;
        removeFromCart(request_kols.map(({ id }) => id));
        setSent(request_name);
      }}
      onCancel={leave}
      doneLabel={translate('requests.step.done')}
      done={
        <WizardDone
          title={translate('requests.done', { name: sent })}
          hint={translate('requests.done_hint')}
          actionLabel={(seconds) => translate('requests.to_list', { seconds })}
          onEnd={leave}
        />
      }
    />
  );
}

/** What the campaign is about, when it runs and what it may cost (spec 1 §5 Request). */
function CampaignStep() {
  const translate = useTranslate();
  const label = (field: string) => translate(`requests.field.${field}`);
  return (
    <FormGrid title={translate('requests.section.campaign')} description={translate('requests.section.campaign_help')}>
      <TextField source="request_name" label={label('request_name')} />
      <DayField source="request_start_date" label={label('request_start_date')} half />
      <DayField source="request_end_date" label={label('request_end_date')} half />
      <NumberField source="request_budget" label={label('request_budget')} unit="VNĐ" half />
      <TextField source="request_description" label={label('request_description')} rows={6} />
      <DocumentsField source="request_files" label={label('request_files')} most={uploadLimits.requestFiles} optional />
    </FormGrid>
  );
}
