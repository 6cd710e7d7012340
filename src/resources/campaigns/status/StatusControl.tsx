import OpenIcon from '@mui/icons-material/ExpandMoreOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { nextStatuses } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { MoveDialog } from './MoveDialog';
import styles from './status.module.css';

/** Where the campaign stands; to those who may move it on, what may follow, each asked about before it is set. */
export function StatusControl({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const access = useAccess();
  const isFull = !useReducedView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<CampaignStatus | null>(null);
  const following = nextStatuses(campaign.status);
  const chip = <StatusChip kind="campaign" status={campaign.status} />;
  if (!isFull || following.length === 0 || !can(access, 'campaigns_management', 'u_status')) return chip;
  const move = translate('campaignDetail.status.move');
  return (
    <span className={styles.state}>
      {chip}
      <button
        type="button"
        aria-label={move}
        title={move}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <OpenIcon sx={{ fontSize: 18 }} />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {following.map((status) => (
          <MenuItem
            key={status}
            sx={status === 'cancel' ? { color: 'var(--bad)' } : {}}
            onClick={() => {
              setAnchor(null);
              setTarget(status);
            }}
          >
            {translate(`campaignDetail.status.to.${status}`)}
          </MenuItem>
        ))}
      </Menu>
      <MoveDialog campaign={campaign} target={target} onClose={() => setTarget(null)} />
    </span>
  );
}
