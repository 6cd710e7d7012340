import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import type { RoleDetail } from '../../domain/roles/types';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { getAccessMap } from '../../providers/session';
import { forgetUnsaved } from '../../providers/unsaved';
import { AskFirst } from '../../ui/console/AskFirst';

/** Deletes a role no user has; one in use says so (spec 2 §6). */
export function DeleteRoleButton({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  if (!can(getAccessMap(), 'permission_management', 'd')) return null;

  const remove = async () => {
    await request('roleDelete', { params: { id: role.id } });
    notify(translate('roles.deleted', { name: role.name_display }), { type: 'success' });
    forgetUnsaved();
    await navigate(pathTo('permissionGroups'));
    refresh();
  };

  return (
    <AskFirst
      warns
      title={translate('roles.delete_title', { name: role.name_display })}
      content={translate('roles.delete_confirm')}
      confirm={translate('ra.action.delete')}
      act={remove}
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
