import LinkOffIcon from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { KolDetail } from '../../../domain/kols/types';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import { isHeld } from './held';

interface UnlinkSocialProps {
  id: string;
  name: string;
  /** Its linking still waits for approval: it is taken back. */
  held?: boolean;
}

/** Unlinks an account after a question; held for approval unless the person may approve. */
export function UnlinkSocialButton({ id, name, held = false }: UnlinkSocialProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const access = useAccess();
  const [write] = useVerb<KolDetail>('socialUnlink');
  if (!can(access, 'kol_management', 'u')) return null;

  const unlink = async () => {
    const kol = await write({ params: { id } });
    notify(translate(!held && isHeld(kol) ? 'social.held' : 'social.unlink.done'), {
      type: 'success',
      multiLine: true,
    });
  };

  const action = translate(held ? 'social.unlink.take_back' : 'social.unlink.action');
  return (
    <AskFirst
      final
      title={translate('social.unlink.title', { name })}
      content={translate(held ? 'social.unlink.held_hint' : 'social.unlink.hint')}
      confirm={action}
      act={unlink}
    >
      {(ask) => (
        <Button variant="text" size="small" color="inherit" startIcon={<LinkOffIcon />} onClick={ask}>
          {action}
        </Button>
      )}
    </AskFirst>
  );
}
