import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { request } from '../../providers/http';
import { errorText } from '../../ui/console/state/errorText';

/** Makes the user's password useless and mails a link for a new one, after a question (spec 2 §6). */
export function ResetPasswordButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const reset = async () => {
    setBusy(true);
    try {
      await request('userResetPassword', { body: { username: user.username } });
      notify(translate('users.reset.done', { email: user.email }), { type: 'success', multiLine: true });
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button variant="outlined" startIcon={<KeyIcon />} onClick={() => setAsking(true)}>
        {translate('users.reset.action')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={translate('users.reset.confirm_title', { name: user.fullname })}
        content={translate('users.reset.confirm', { email: user.email })}
        confirm={translate('users.reset.action')}
        onClose={() => setAsking(false)}
        onConfirm={() => void reset()}
      />
    </>
  );
}
