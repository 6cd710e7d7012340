import type { CampaignStatus } from '../../../domain/campaigns/values';
import { LateCode, late } from '../../../ui/plain/late';
import type { Movable } from './useMove';

const CancelDialog = late(() => import('./CancelDialog').then((module) => ({ default: module.CancelDialog })));
const StatusDialog = late(() => import('./StatusDialog').then((module) => ({ default: module.StatusDialog })));

interface MoveDialogProps {
  campaign: Movable;
  /** Null while nothing is asked. */
  target: CampaignStatus | null;
  onClose: () => void;
}

/** Asks before a campaign gets a status: why, where it is cancelled, else with what it lacks for that. */
export function MoveDialog({ campaign, target, onClose }: MoveDialogProps) {
  if (!target) return null;
  return (
    <LateCode>
      {target === 'cancel' ? (
        <CancelDialog campaign={campaign} onClose={onClose} />
      ) : (
        <StatusDialog campaign={campaign} target={target} onClose={onClose} />
      )}
    </LateCode>
  );
}
