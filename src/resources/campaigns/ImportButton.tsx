import { useCanAccess } from 'react-admin';
import { isEditable } from '../../domain/campaigns/rules';
import type { CampaignView } from '../../domain/campaigns/types';
import { type importKinds, PartsImport } from './PartsImport';

interface ImportButtonProps {
  campaign: CampaignView;
  kind: keyof typeof importKinds;
  onChanged: () => void;
}

/** Opens the import of SOWs or posts; absent where the campaign is final or the user may not import. */
export function ImportButton({ campaign, kind, onChanged }: ImportButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'campaigns_management', action: 'c_import' });
  if (!canAccess || !isEditable(campaign.status)) return null;
  return <PartsImport kind={kind} campaignId={campaign.id} onCommitted={onChanged} />;
}
