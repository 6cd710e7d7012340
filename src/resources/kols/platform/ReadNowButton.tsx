import SyncIcon from '@mui/icons-material/Sync';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useVerb } from '../../../ui/console/data/useVerb';
import { errorText } from '../../../ui/console/state/errorText';

/** Has a KOL's accounts read now. */
export function ReadNowButton({ kolId }: { kolId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [sync, { isPending }] = useVerb('socialSync');
  const read = async () => {
    try {
      await sync({ body: { kol_id: kolId } });
      notify('social.read_now_done', { type: 'success' });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
  };
  return (
    <Button variant="outlined" startIcon={<SyncIcon />} disabled={isPending} onClick={() => void read()}>
      {translate('social.read_now')}
    </Button>
  );
}
