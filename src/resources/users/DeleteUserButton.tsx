import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { AskFirst } from '../../ui/console/AskFirst';
import { useRemove } from '../../ui/console/data/useRemove';

/** Removes a user for good; says that it can't be taken back. */
export function DeleteUserButton({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useRemove('users');

  const act = async () => {
    await remove(user.id);
    notify(translate('users.delete.done', { name: user.fullname }), { type: 'success' });
    void navigate(pathTo('users'));
  };

  const represented = [...user.customers, ...user.brands].map(({ name }) => name);
  const consequences = [
    translate('users.delete.ends'),
    translate('users.delete.erases'),
    ...(represented.length > 0 ? [translate('users.delete.represents', { names: represented.join(', ') })] : []),
    ...(user.kol ? [translate('users.delete.kol', { name: user.kol.stage_name })] : []),
    translate('users.delete.pause'),
  ];

  return (
    <AskFirst
      final
      title={translate('users.delete.confirm_title', { name: user.fullname })}
      content={consequences.join('\n')}
      confirm={translate('ra.action.delete')}
      act={act}
    >
      {(ask) => (
        <Button variant="outlined" startIcon={<DeleteIcon />} onClick={ask}>
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
