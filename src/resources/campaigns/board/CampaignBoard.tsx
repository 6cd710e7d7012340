import { type ReactNode, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { isEditable, nextStatuses } from '../../../domain/campaigns/rules';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import {
  type CampaignGroup,
  type CampaignStatus,
  campaignStatuses,
  statusesOfGroup,
} from '../../../domain/campaigns/values';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { scrollable } from '../../../ui/plain/scrollable';
import type { Counts } from '../list/StatusTabs';
import { CancelDialog } from '../status/CancelDialog';
import { StatusDialog } from '../status/StatusDialog';
import { BoardColumn } from './BoardColumn';
import styles from './board.module.css';
import { DropZone } from './DropZone';
import { FoldedColumn } from './FoldedColumn';
import { MoveMenu } from './MoveMenu';
import { useRefusal } from './useRefusal';
import { useUnfolded } from './useUnfolded';

interface CampaignBoardProps {
  group: CampaignGroup;
  filter: Record<string, unknown>;
  counts: Counts | undefined;
  empty: ReactNode;
}

/**
 * Campaigns by status. A card dragged onto another status, or moved there by its menu, is a step of CONTRACT.md §4;
 * while one is held, statuses that may not follow say why. Nothing moves without the right to it. Final statuses beside
 * those in progress are folded until they are asked for.
 */
export function CampaignBoard({ group, filter, counts, empty }: CampaignBoardProps) {
  const translate = useTranslate();
  const refusal = useRefusal();
  const { total } = useListContext();
  const access = useAccess();
  const reduced = useReducedView();
  const mayMove = !reduced && can(access, 'campaigns_management', 'u_status');
  const { isUnfolded, fold, unfold } = useUnfolded();
  const [dragged, setDragged] = useState<CampaignListItem | null>(null);
  const [menu, setMenu] = useState<{ campaign: CampaignListItem; anchor: HTMLElement } | null>(null);
  const [wanted, setWanted] = useState<{ campaign: CampaignListItem; status: CampaignStatus } | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);

  const close = () => {
    setMovedId(wanted?.campaign.id ?? null);
    setWanted(null);
  };
  if (total === 0) return empty;
  const columns = statusesOfGroup[group].filter(
    (status) => filter.filter_status === group || filter.filter_status === status,
  );
  const zones = group === 'inprogress' ? campaignStatuses.filter((status) => !columns.includes(status)) : [];
  const target = (status: CampaignStatus) => ({
    status,
    refusal: dragged && dragged.status !== status ? refusal(dragged.status, status) : null,
    isTarget: dragged !== null && nextStatuses(dragged.status).includes(status),
    onDrop: () => {
      if (dragged) setWanted({ campaign: dragged, status });
      setDragged(null);
    },
  });
  const drawColumn = (status: CampaignStatus, onFold?: () => void) => (
    <BoardColumn
      key={status}
      {...target(status)}
      filter={{ ...filter, filter_status: status }}
      onFold={onFold}
      card={{
        movable: mayMove && isEditable(status),
        movedId,
        draggedId: dragged?.id ?? null,
        onDrag: setDragged,
        onMenu: setMenu,
      }}
    />
  );
  const drawZone = (status: CampaignStatus) => {
    const total = counts?.[status];
    if (isEditable(status)) return <DropZone key={status} {...target(status)} total={total} />;
    if (isUnfolded(status)) return drawColumn(status, () => fold(status));
    return <FoldedColumn key={status} {...target(status)} total={total} onUnfold={() => unfold(status)} />;
  };
  return (
    <section className={styles.board} aria-label={translate('campaignList.board.label')} {...scrollable}>
      {columns.map((status) => drawColumn(status))}
      {zones.map((status) => drawZone(status))}
      {menu && (
        <MoveMenu
          {...menu}
          onClose={() => setMenu(null)}
          onChoose={(status) => {
            setMenu(null);
            setWanted({ campaign: menu.campaign, status });
          }}
        />
      )}
      {wanted?.status === 'cancel' && <CancelDialog campaign={wanted.campaign} onClose={close} />}
      {wanted && wanted.status !== 'cancel' && (
        <StatusDialog campaign={wanted.campaign} target={wanted.status} onClose={close} />
      )}
    </section>
  );
}
