import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { ConnectStart } from '../../../domain/social/consentTypes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { errorText } from '../../../ui/console/state/errorText';

/** Leaves for the network, where the person consents. */
export function ConnectButton({ kolId, network, again }: { kolId: string; network: string; again: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [connect, { isPending }] = useVerb<ConnectStart>('socialConnect');
  const start = async () => {
    try {
      const { url } = await connect({ params: { network }, body: { kol_id: kolId } });
      window.location.assign(url);
    } catch (error) {
      notify(errorText(error, translate), { type: 'error', multiLine: true });
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={isPending} onClick={() => void start()}>
      {translate(again ? 'consents.connect.again' : 'consents.connect.action')}
    </Button>
  );
}
