import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { request } from '../../providers/http';
import { errorText } from '../../ui/console/state/errorText';

/** Removes a user for good; says that it can't be taken back. */
export function DeleteUserButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await request('userDelete', { params: { id: user.id } });
      notify(translate('users.delete.done', { name: user.fullname }), { type: 'success' });
      await navigate(pathTo('users'));
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button variant="outlined" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        confirmColor="warning"
        title={translate('users.delete.confirm_title', { name: user.fullname })}
        content={translate('users.delete.confirm')}
        confirm={translate('ra.action.delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
