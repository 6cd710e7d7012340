import MoveIcon from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { nextStatuses } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import type { CampaignStatus } from '../../../domain/campaigns/values';

const CancelDialog = lazy(() => import('./CancelDialog').then((module) => ({ default: module.CancelDialog })));
const StatusDialog = lazy(() => import('./StatusDialog').then((module) => ({ default: module.StatusDialog })));

/** The statuses that may follow; each is asked about before it is set. */
export function StatusControl({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<CampaignStatus | null>(null);
  const close = () => setTarget(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoveIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('campaignDetail.status.move')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {nextStatuses(campaign.status).map((status) => (
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
      <Suspense>
        {target === 'cancel' && <CancelDialog campaign={campaign} onClose={close} />}
        {target && target !== 'cancel' && <StatusDialog campaign={campaign} target={target} onClose={close} />}
      </Suspense>
    </>
  );
}
