import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { adminRole, isFixedRole } from '../../domain/roles/rules';
import type { RoleDetail } from '../../domain/roles/types';
import { pathTo } from '../../domain/routes';
import { useVerb } from '../../ui/console/data/useVerb';
import { EditPage } from '../../ui/console/edit/EditPage';
import { RecordEdit } from '../../ui/console/edit/RecordEdit';
import type { Editing } from '../../ui/console/edit/useEdited';
import { useSave } from '../../ui/console/edit/useSave';
import { DeleteRoleButton } from './DeleteRoleButton';
import { RightsSection } from './RightsSection';
import { RoleAbout } from './RoleAbout';
import { RoleFields } from './RoleFields';
import { RoleState } from './RoleState';
import { changedFields, roleRules, toForm } from './roleForm';

/** A permission group: what it is called, and what it may (spec 1 §2 /settings/permission-groups/{id}/edit). */
export function RoleEdit() {
  return <RecordEdit<RoleDetail> resource="roles">{(role) => <Form key={role.id} role={role} />}</RecordEdit>;
}

function Form({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isAdmin = role.name === adminRole;
  const isFixed = isFixedRole(role.name);
  const write = useWriteRole();
  return (
    <EditPage
      record={role}
      title={role.name_display}
      code={role.name}
      state={<RoleState status={role.status} />}
      about={<RoleAbout role={role} />}
      actions={!isFixed && <DeleteRoleButton role={role} />}
      rules={roleRules}
      toForm={toForm}
      changed={changedFields}
      write={write}
      saved={translate('roleRights.saved')}
      note={translate('roleRights.at_once')}
      entity="role"
      onCancel={() => void navigate(pathTo('permissionGroups'))}
    >
      <RoleFields nameIsFixed={isFixed} statusIsFixed={isAdmin} />
      <RightsSection role={role} disabled={isAdmin} />
    </EditPage>
  );
}

/** A role's fields and its rights have a call each. */
function useWriteRole(): Editing<RoleDetail>['write'] {
  const update = useSave<RoleDetail>();
  const [allow] = useVerb<RoleDetail>('rolePermission');
  return async (role, { permissions = [], version, ...fields }, onStep) => {
    const isChanged = Object.keys(fields).length > 0;
    const updated = isChanged ? await update({ ...fields, version }) : role;
    onStep(updated);
    if (permissions.length === 0) return updated;
    return allow({ body: { role_id: role.id, permissions, version: updated.version } });
  };
}
