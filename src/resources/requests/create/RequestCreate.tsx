import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { can } from '../../../domain/access';
import { homeOf } from '../../../domain/redirects';
import { mayOpen, pathTo } from '../../../domain/routes';
import { removeFromCart } from '../../../providers/cart';
import { request } from '../../../providers/http';
import { getAccessMap, getAccount } from '../../../providers/session';
import { ChooseKols } from '../../../ui/console/kols/ChooseKols';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Wizard } from '../../../ui/console/wizard/Wizard';
import { WizardDone } from '../../../ui/console/wizard/WizardDone';
import type { WizardStep } from '../../../ui/console/wizard/WizardForm';
import { CampaignStep } from './CampaignStep';
import { CompanyStep } from './CompanyStep';
import styles from './create.module.css';
import { RequestFacts, RequestReview } from './RequestFacts';
import { campaignFields, companyFields, type RequestForm, requestRules, toInput } from './requestForm';
import { useRequestStart } from './useRequestStart';

/** Asks for a campaign in five steps (spec 1 §2 /kols/request_campaigns, §4 Wizards). */
export function RequestCreate() {
  const start = useRequestStart();
  const mayAsk = can(getAccessMap(), 'campaigns_management', 'c_request') && getAccount()?.me.type !== 'kol';
  if (!mayAsk) return <NotAllowed />;
  if (!start) return <Outline />;
  return <RequestWizard start={start.values} needsBrand={start.needsBrand} />;
}

/** The page's shape while the caller's brands are on their way. */
function Outline() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={240} height={36} />
      <Skeleton height={40} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 2, maxWidth: 720 }} />
    </div>
  );
}

/** The page is open to everybody who is signed in; what it does is not. */
function NotAllowed() {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.kol_request_campaigns')} />
      <EmptyState
        title={translate('requests.forbidden')}
        hint={translate('requests.forbidden_hint')}
        action={
          <Button component={Link} to={homeOf(getAccessMap())} variant="outlined">
            {translate('requests.to_home')}
          </Button>
        }
      />
    </div>
  );
}

function RequestWizard({ start: known, needsBrand }: { start: RequestForm; needsBrand: boolean }) {
  // What is learnt later, such as another cart, does not begin the form anew.
  const [start] = useState(known);
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [sent, setSent] = useState('');
  const rules = useMemo(() => requestRules(needsBrand), [needsBrand]);
  const leave = useCallback(() => {
    const access = getAccessMap();
    void navigate(mayOpen('requests', access) ? pathTo('requests') : homeOf(access));
  }, [navigate]);
  const steps = useMemo(
    (): WizardStep[] => [
      {
        key: 'kols',
        label: translate('requests.step.kols'),
        fields: ['request_kols'],
        content: (
          <ChooseKols
            source="request_kols"
            label={translate('requests.step.kols')}
            help={translate('requests.kols_help')}
          />
        ),
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
      defaultValues={start}
      backWhenRefused
      submitLabel={translate('requests.submit')}
      summary={<RequestFacts />}
      onSubmit={async (values) => {
        await request('requestCreate', { body: toInput(values) });
        const { request_kols, request_name } = values as RequestForm;
        removeFromCart(request_kols.map(({ id }) => id));
        setSent(request_name);
        refresh();
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
