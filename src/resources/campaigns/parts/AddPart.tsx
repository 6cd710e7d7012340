import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { usePartPlace } from './usePartPlace';
import { usePartRights } from './usePartRights';

/** Opens the drawer of a new SOW; absent where the campaign is final or the person may not add one. */
export function AddSowButton({ campaign }: { campaign: Pick<CampaignView, 'status'> }) {
  const translate = useTranslate();
  const { open } = usePartPlace();
  const { addSow } = usePartRights(campaign);
  if (!addSow) return null;
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open({ sow: 'new' })}>
      {translate('parts.sow.add')}
    </Button>
  );
}

interface AddPostButtonProps {
  campaign: Pick<CampaignView, 'status'>;
  /** The SOW it is for, where that is known. */
  of?: string | undefined;
}

/** Opens the drawer of a new post; absent where the campaign is final or the person may not add one. */
export function AddPostButton({ campaign, of }: AddPostButtonProps) {
  const translate = useTranslate();
  const { open } = usePartPlace();
  const { addPost } = usePartRights(campaign);
  if (!addPost) return null;
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open({ post: 'new', ...(of && { of }) })}>
      {translate('parts.post.add')}
    </Button>
  );
}
