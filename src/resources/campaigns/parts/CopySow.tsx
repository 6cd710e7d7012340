import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignView, Sow } from '../../../domain/campaigns/types';
import { mayLeave } from '../../../providers/unsaved';
import { usePartPlace } from './usePartPlace';
import { usePartRights } from './usePartRights';

interface CopySowProps {
  campaign: Pick<CampaignView, 'status'>;
  sow: Pick<Sow, 'id'>;
}

/** Opens a new SOW filled in like this one; absent where the person may not add one. */
export function CopySow({ campaign, sow }: CopySowProps) {
  const translate = useTranslate();
  const { open } = usePartPlace();
  const { addSow } = usePartRights(campaign);
  if (!addSow) return null;
  const copy = async () => {
    if (await mayLeave()) open({ sow: 'new', of: sow.id });
  };
  return (
    <Button size="small" startIcon={<CopyIcon />} sx={{ justifySelf: 'start' }} onClick={() => void copy()}>
      {translate('parts.sow.copy')}
    </Button>
  );
}
