import { lazy, Suspense } from 'react';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Movable } from './useMove';

const CancelDialog = lazy(() => import('./CancelDialog').then((module) => ({ default: module.CancelDialog })));
const StatusDialog = lazy(() => import('./StatusDialog').then((module) => ({ default: module.StatusDialog })));

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
    <Suspense>
      {target === 'cancel' ? (
        <CancelDialog campaign={campaign} onClose={onClose} />
      ) : (
        <StatusDialog campaign={campaign} target={target} onClose={onClose} />
      )}
    </Suspense>
  );
}
