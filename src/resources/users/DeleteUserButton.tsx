import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { request } from '../../providers/http';
import { AskFirst } from '../../ui/console/AskFirst';

/** Removes a user for good; says that it can't be taken back. */
export function DeleteUserButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();

  const remove = async () => {
    await request('userDelete', { params: { id: user.id } });
    notify(translate('users.delete.done', { name: user.fullname }), { type: 'success' });
    await navigate(pathTo('users'));
    refresh();
  };

  return (
    <AskFirst
      warns
      title={translate('users.delete.confirm_title', { name: user.fullname })}
      content={translate('users.delete.confirm')}
      confirm={translate('ra.action.delete')}
      act={remove}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<DeleteIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
