import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import type { RoleDetail } from '../../domain/roles/types';
import { pathTo } from '../../domain/routes';
import { discardUnsaved } from '../../providers/unsaved';
import { AskFirst } from '../../ui/console/AskFirst';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRemove } from '../../ui/console/data/useRemove';

/** Deletes a role no user has; one in use says so (spec 2 §6). */
export function DeleteRoleButton({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const access = useAccess();
  const remove = useRemove('roles');
  if (!can(access, 'permission_management', 'd')) return null;

  const act = async () => {
    await remove(role.id);
    notify(translate('roleRights.deleted', { name: role.name_display }), { type: 'success' });
    discardUnsaved();
    void navigate(pathTo('permissionGroups'));
  };

  return (
    <AskFirst
      final
      title={translate('roleRights.delete_title', { name: role.name_display })}
      content={translate('roleRights.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={act}
    >
      {(ask) => (
        <Button
          variant="outlined"
          startIcon={<DeleteIcon />}
          disabled={role.user_total > 0}
          title={role.user_total > 0 ? translate('error.role_is_being_used') : undefined}
          onClick={ask}
        >
          {translate('ra.action.delete')}
        </Button>
      )}
    </AskFirst>
  );
}
