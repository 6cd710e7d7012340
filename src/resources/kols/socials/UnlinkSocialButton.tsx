import LinkOffIcon from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { KolDetail } from '../../../domain/kols/types';
import { request } from '../../../providers/http';
import { getAccessMap } from '../../../providers/session';
import { errorText } from '../../../ui/console/state/errorText';
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
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!can(getAccessMap(), 'kol_management', 'u')) return null;

  const unlink = async () => {
    setBusy(true);
    try {
      const { data } = await request<{ data: KolDetail }>('socialUnlink', { params: { id } });
      notify(translate(!held && isHeld(data) ? 'social.held' : 'social.unlink.done'), {
        type: 'success',
        multiLine: true,
      });
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    setAsking(false);
  };

  const action = translate(held ? 'social.unlink.take_back' : 'social.unlink.action');
  return (
    <>
      <Button variant="text" size="small" color="inherit" startIcon={<LinkOffIcon />} onClick={() => setAsking(true)}>
        {action}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        confirmColor="warning"
        title={translate('social.unlink.title', { name })}
        content={translate(held ? 'social.unlink.held_hint' : 'social.unlink.hint')}
        confirm={action}
        onClose={() => setAsking(false)}
        onConfirm={() => void unlink()}
      />
    </>
  );
}
