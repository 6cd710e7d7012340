import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { CampaignHashtags as Told } from '../../../domain/hashtags/types';
import { useRead } from '../data/useRead';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { TagResults } from './TagResults';

/** A campaign's hashtags today: which are required and who lacks them, and what posts got by each. */
export function CampaignHashtags({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<Told>('campaignHashtags', { params: { campaignId: id } });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (data.tags.length === 0 && data.required.length === 0) {
    return <EmptyState title={translate('hashtags.campaign.empty')} hint={translate('hashtags.campaign.empty_hint')} />;
  }
  return <TagResults told={data} word={(name, values) => translate(`hashtags.report.${name}`, values)} />;
}
