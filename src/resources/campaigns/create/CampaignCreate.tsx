import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { BrandDetail } from '../../../domain/brands/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import type { RequestDetail } from '../../../domain/requests/types';
import { pathTo } from '../../../domain/routes';
import { getCart } from '../../../providers/cart';
import { brandParameter } from '../../../ui/console/companies/CreateCampaignButton';
import { RecordCreate } from '../../../ui/console/edit/RecordCreate';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { whole } from '../../../ui/console/record/whole';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { CampaignWizard } from './CampaignWizard';
import styles from './parts.module.css';
import { fromRequest } from './prefill';

/** Adds a campaign in steps: from the KOLs of the cart, for a brand or from a request named in the address (spec 1 §2, §4). */
export function CampaignCreate() {
  const [parameters] = useSearchParams();
  const request = parameters.get('request');
  const brand = parameters.get(brandParameter);
  return <RecordCreate resource="campaigns">{begun(request, brand)}</RecordCreate>;
}

function begun(request: string | null, brand: string | null) {
  if (request) return <FromRequest key={request} id={request} />;
  if (brand) return <ForBrand key={brand} id={brand} />;
  return <CampaignWizard known={{ kols: [...getCart()] }} />;
}

function ForBrand({ id }: { id: string }) {
  const asked = { id, meta: whole('brands') };
  const { data: brand, error, refetch } = useGetOne<BrandDetail>('brands', asked, { retry: false });
  if (error && !brand) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!brand) return <WizardSkeleton />;
  return <CampaignWizard known={{ kols: [...getCart()], brand_id: [{ id, name: brand.name }] }} />;
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
