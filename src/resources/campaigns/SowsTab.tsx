import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { SowTable } from './detail/SowTable';
import { AddSowButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';
import { useImportPart } from './useImportPart';

/** The campaign's scopes of work; a row opens in a drawer that the address remembers. */
export function SowsTab({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const { open } = usePartPlace();
  const { button, dialog } = useImportPart(campaign, 'sow');
  const actions = (
    <>
      <AddSowButton campaign={campaign} />
      {button}
    </>
  );
  return (
    <>
      {campaign.sows.length === 0 ? (
        <EmptyState title={translate('campaigns.sow.empty')} action={actions} />
      ) : (
        <SowTable campaign={campaign} onOpen={(sow) => open({ sow: sow.id })} actions={actions} />
      )}
      {dialog}
    </>
  );
}
