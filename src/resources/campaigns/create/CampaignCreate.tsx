import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { groupOfStatus } from '../../../domain/campaigns/values';
import type { RequestDetail } from '../../../domain/requests/types';
import { pathTo } from '../../../domain/routes';
import { getCart } from '../../../providers/cart';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useCall } from '../../../ui/console/useCall';
import { CampaignWizard } from './CampaignWizard';
import { fromRequest } from './prefill';
import { WizardSkeleton } from './WizardSkeleton';

/** Adds a campaign in steps: from the KOLs of the cart, or from a request named in the address (spec 1 §2, §4). */
export function CampaignCreate() {
  const [parameters] = useSearchParams();
  const request = parameters.get('request');
  return request ? <FromRequest key={request} id={request} /> : <CampaignWizard known={{ kols: [...getCart()] }} />;
}

function FromRequest({ id }: { id: string }) {
  const translate = useTranslate();
  const { answer: request, error, retry } = useCall<RequestDetail>('requestDetail', { params: { id } });
  if (error && !request) return <ErrorState error={error} onRetry={retry} />;
  if (!request) return <WizardSkeleton />;
  const { campaign } = request;
  if (!campaign) return <CampaignWizard known={fromRequest(request)} />;
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
