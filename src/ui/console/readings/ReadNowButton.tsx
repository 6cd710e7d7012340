import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useVerb } from '../data/useVerb';
import { useNotifyFailure } from '../state/useNotifyFailure';

/** Has a KOL's accounts, or a campaign's posts, read at the networks now. */
export function ReadNowButton({ of }: { of: { kol_id: string } | { campaign_id: string } }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [sync, { isPending }] = useVerb('socialSync');
  const read = async () => {
    try {
      await sync({ body: of });
      notify('social.read_now_done', { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button variant="outlined" startIcon={<SyncIcon />} disabled={isPending} onClick={() => void read()}>
      {translate('social.read_now')}
    </Button>
  );
}
