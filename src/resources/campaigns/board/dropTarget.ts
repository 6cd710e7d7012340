import type { DragEvent } from 'react';
import type { CampaignStatus } from '../../../domain/campaigns/values';

export interface DropTargetProps {
  status: CampaignStatus;
  /** Why the held card may not come here. */
  refusal: string | null;
  /** Whether the held card may. */
  isTarget: boolean;
  onDrop: () => void;
}

/** What makes an element take cards; only where one may be dropped. */
export function dropHandlers({ isTarget, onDrop }: Pick<DropTargetProps, 'isTarget' | 'onDrop'>) {
  if (!isTarget) return {};
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move' as const;
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDrop();
    },
  };
}
