import MoveIcon from '@mui/icons-material/MoreHoriz';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { isPaced } from '../../../domain/campaigns/pace';
import { coverOf } from '../../../domain/campaigns/picture';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { PaceCell } from '../../../ui/console/pace/PaceCell';
import { Period } from '../../../ui/plain/Day';
import { IconButton } from '../../../ui/plain/IconButton';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { CampaignLink } from '../CampaignLink';
import { CampaignProgress } from '../list/CampaignProgress';
import styles from './board.module.css';
import { Risks } from './Risks';

export interface CardProps {
  campaign: CampaignListItem;
  /** Whether this person may move cards of this board. */
  movable: boolean;
  /** The card moved last: it is looked for where it went. */
  movedId: string | null;
  draggedId: string | null;
  onDrag: (campaign: CampaignListItem | null) => void;
  onMenu: (menu: { campaign: CampaignListItem; anchor: HTMLElement }) => void;
}

/** A campaign as a card: cover, name, brand, period, progress, who manages it, what endangers it. */
export function BoardCard({ campaign, movable, movedId, draggedId, onDrag, onMenu }: CardProps) {
  const translate = useTranslate();
  const card = useRef<HTMLElement>(null);
  const { id, name, brand, managers, status } = campaign;
  const moved = movedId === id;
  useEffect(() => {
    // Whoever moved it by keyboard goes on from where it went.
    const focused = document.activeElement;
    if (moved && (focused === document.body || focused?.closest(`[data-campaign="${id}"]`))) {
      card.current?.querySelector('a')?.focus();
    }
  }, [moved, id]);
  return (
    <article
      ref={card}
      data-campaign={id}
      className={`${styles.card} ${movable ? styles.movable : ''} ${draggedId === id ? styles.held : ''}`}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        // The browser gives up dragging what changes while it takes hold of it.
        setTimeout(() => onDrag(campaign));
      }}
      onDragEnd={() => setTimeout(() => onDrag(null))}
    >
      <div className={styles.cover}>
        <Picture src={coverOf(campaign)} name={name} width="100%" height="100%" />
      </div>
      <div className={styles.top}>
        <h3 className={styles.name} data-name>
          <CampaignLink campaign={campaign} title={name}>
            {name}
          </CampaignLink>
        </h3>
        {movable && (
          <IconButton
            label={translate('campaignList.board.move', { name })}
            aria-haspopup="menu"
            onClick={(event) => onMenu({ campaign, anchor: event.currentTarget })}
          >
            <MoveIcon />
          </IconButton>
        )}
      </div>
      <p className={styles.brand}>{brand?.name ?? '–'}</p>
      <p className={styles.facts}>
        <Period from={campaign.start_date} to={campaign.end_date} />
        {managers && (
          <PictureStack
            people={managers.map((person) => ({ id: person.id, name: person.fullname, picture: person.avatar }))}
            max={3}
            size={22}
          />
        )}
      </p>
      {status !== 'done' && <CampaignProgress campaign={campaign} />}
      {isPaced(status) && campaign.pace && campaign.pace !== 'behind' && <PaceCell campaign={campaign} named />}
      <Risks campaign={campaign} />
    </article>
  );
}
