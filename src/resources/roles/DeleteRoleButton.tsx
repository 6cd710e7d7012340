import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { can } from '../../domain/access';
import type { RoleDetail } from '../../domain/roles/types';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { getAccessMap } from '../../providers/session';
import { forgetUnsaved } from '../../providers/unsaved';
import { errorText } from '../../ui/console/state/errorText';

/** Deletes a role no user has; one in use says so (spec 2 §6). */
export function DeleteRoleButton({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (!can(getAccessMap(), 'permission_management', 'd')) return null;

  const remove = async () => {
    setAsking(false);
    try {
      await request('roleDelete', { params: { id: role.id } });
      notify(translate('roles.deleted', { name: role.name_display }), { type: 'success' });
      forgetUnsaved();
      await navigate(pathTo('permissionGroups'));
      refresh();
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DeleteIcon />}
        disabled={role.user_total > 0}
        title={role.user_total > 0 ? translate('error.role_is_being_used') : undefined}
        onClick={() => setAsking(true)}
      >
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        confirmColor="warning"
        title={translate('roles.delete_title', { name: role.name_display })}
        content={translate('roles.delete_confirm')}
        confirm={translate('ra.action.delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
