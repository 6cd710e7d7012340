import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { type CampaignStatus, campaignStatuses } from '../../../domain/campaigns/values';
import styles from './board.module.css';
import { useRefusal } from './useRefusal';

interface MoveMenuProps {
  campaign: CampaignListItem;
  anchor: HTMLElement;
  onClose: () => void;
  onChoose: (status: CampaignStatus) => void;
}

/** The way to move a card without dragging: each status, and why one may not follow. */
export function MoveMenu({ campaign, anchor, onClose, onChoose }: MoveMenuProps) {
  const translate = useTranslate();
  const refusal = useRefusal();
  const id = useId();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': id, subheader: <MenuTitle id={id} name={campaign.name} /> } }}
    >
      {campaignStatuses
        .filter((status) => status !== campaign.status)
        .map((status) => {
          const why = refusal(campaign.status, status);
          return (
            <MenuItem
              key={status}
              aria-disabled={why !== null}
              className={why ? styles.closed : ''}
              onClick={() => why === null && onChoose(status)}
            >
              <span>
                {translate(`common.status.campaign.${status}`)}
                {why && <small className={styles.because}>{why}</small>}
              </span>
            </MenuItem>
          );
        })}
    </Menu>
  );
}

function MenuTitle({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  return (
    <li id={id} role="presentation" className={styles.menuTitle}>
      {translate('campaignList.board.move_to', { name })}
    </li>
  );
}
