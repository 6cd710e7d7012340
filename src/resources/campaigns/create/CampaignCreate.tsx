import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { groupOfStatus } from '../../../domain/campaigns/values';
import type { RequestDetail } from '../../../domain/requests/types';
import { pathTo } from '../../../domain/routes';
import { getCart } from '../../../providers/cart';
import { RecordCreate } from '../../../ui/console/edit/RecordCreate';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { whole } from '../../../ui/console/record/whole';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { CampaignWizard } from './CampaignWizard';
import styles from './parts.module.css';
import { fromRequest } from './prefill';

/** Adds a campaign in steps: from the KOLs of the cart, or from a request named in the address (spec 1 §2, §4). */
export function CampaignCreate() {
  const [parameters] = useSearchParams();
  const request = parameters.get('request');
  return (
    <RecordCreate resource="campaigns">
      {request ? <FromRequest key={request} id={request} /> : <CampaignWizard known={{ kols: [...getCart()] }} />}
    </RecordCreate>
  );
}

function FromRequest({ id }: { id: string }) {
  const asked = { id, meta: whole('requests') };
  const { data: request, error, refetch } = useGetOne<RequestDetail>('requests', asked, { retry: false });
  if (error && !request) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return request ? <OfRequest request={request} /> : <WizardSkeleton />;
}

function OfRequest({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  // As it was when the wizard began: the campaign added here is soon its own.
  const [start] = useState(request);
  const { campaign } = start;
  if (!campaign) return <CampaignWizard known={fromRequest(start)} />;
  return (
    <>
      <PageHeader title={translate('page.campaign_create')} />
      <EmptyState
        title={translate('campaignForm.request_taken')}
        action={
          <Link to={pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id })}>
            {campaign.name}
          </Link>
        }
      />
    </>
  );
}

/** The wizard's outline while a request is read. */
function WizardSkeleton() {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.campaign_create')} />
      <div aria-busy="true" className={styles.facts}>
        <Skeleton height={40} />
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    </div>
  );
}
