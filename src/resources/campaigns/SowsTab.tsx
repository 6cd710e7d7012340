import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { SowTable } from './detail/SowTable';
import { ImportButton } from './ImportButton';
import { AddSowButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';

interface SowsTabProps {
  campaign: CampaignView;
  onChanged: () => void;
}

/** The campaign's scopes of work; a row opens in a drawer that the address remembers. */
export function SowsTab({ campaign, onChanged }: SowsTabProps) {
  const translate = useTranslate();
  const { open } = usePartPlace();
  const actions = (
    <>
      <AddSowButton campaign={campaign} />
      <ImportButton campaign={campaign} kind="sow" onChanged={onChanged} />
    </>
  );
  if (campaign.sows.length === 0) return <EmptyState title={translate('campaigns.sow.empty')} action={actions} />;
  return <SowTable campaign={campaign} onOpen={(sow) => open({ sow: sow.id })} actions={actions} />;
}
