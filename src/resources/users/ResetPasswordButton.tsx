import KeyIcon from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { UserDetail } from '../../domain/users/types';
import { AskFirst } from '../../ui/console/AskFirst';
import { useVerb } from '../../ui/console/data/useVerb';

/** Makes the user's password useless and mails a link for a new one, after a question (spec 2 §6). */
export function ResetPasswordButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [reset] = useVerb('userResetPassword');

  const act = async () => {
    await reset({ body: { username: user.username } });
    notify(translate('users.reset.done', { email: user.email }), { type: 'success', multiLine: true });
  };

  return (
    <AskFirst
      title={translate('users.reset.confirm_title', { name: user.fullname })}
      content={translate('users.reset.confirm', { email: user.email })}
      confirm={translate('users.reset.action')}
      final
      act={act}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<KeyIcon />} onClick={ask}>
          {translate('users.reset.action')}
        </Button>
      )}
    </AskFirst>
  );
}
