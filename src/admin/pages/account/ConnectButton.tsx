import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ConnectStart } from '../../../domain/social/consentTypes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

/** Leaves for the network, where the person consents. */
export function ConnectButton({ kolId, network, again }: { kolId: string; network: string; again: boolean }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [connect, { isPending }] = useVerb<ConnectStart>('socialConnect');
  const start = async () => {
    try {
      const { url } = await connect({ params: { network }, body: { kol_id: kolId } });
      window.location.assign(url);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={isPending} onClick={() => void start()}>
      {translate(again ? 'consents.connect.again' : 'consents.connect.action')}
    </Button>
  );
}
