import { type ReactNode, useState } from 'react';
import { can } from '../../domain/access';
import { isEditable } from '../../domain/campaigns/rules';
import type { CampaignView } from '../../domain/campaigns/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { type ImportKind, PartsImport, PartsImportButton } from './PartsImport';

/**
 * The import of SOWs or posts into a campaign: its button, absent where the campaign is final or the user may not look a file through,
 * and its dialog, which stands beside the table: rows that were taken in must not draw it anew.
 */
export function useImportPart(campaign: CampaignView, kind: ImportKind): { button: ReactNode; dialog: ReactNode } {
  const mayImport = can(useAccess(), 'campaigns_management', 'c_import_review');
  const [open, setOpen] = useState(false);
  return {
    button: mayImport && isEditable(campaign.status) && <PartsImportButton kind={kind} onClick={() => setOpen(true)} />,
    dialog: open && <PartsImport kind={kind} campaignId={campaign.id} onClose={() => setOpen(false)} />,
  };
}
