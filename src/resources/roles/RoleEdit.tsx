import { useMemo } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { adminRole, isFixedRole } from '../../domain/roles/rules';
import type { RoleDetail } from '../../domain/roles/types';
import { pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { Section } from '../../ui/console/record/Section';
import { DeleteRoleButton } from './DeleteRoleButton';
import { RightsSection } from './RightsSection';
import { RoleAbout } from './RoleAbout';
import { RoleFields } from './RoleFields';
import { differenceOf } from './rights';
import { changedFields, permissionsOf, roleRules, toForm } from './roleForm';
import styles from './roles.module.css';

/** A permission group: what it is called, and what it may (spec 1 §2 /settings/permission-groups/{id}/edit). */
export function RoleEdit() {
  return (
    <RecordPage<RoleDetail> resource="roles" titleOf={(role) => role.name_display}>
      {(role) => <EditForm role={role} />}
    </RecordPage>
  );
}

function EditForm({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const before = useMemo(() => toForm(role), [role]);
  const isAdmin = role.name === adminRole;
  const history = useHistoryTab('role', role.id);

  const save = async (values: Record<string, unknown>) => {
    const fields = changedFields(values, before);
    const isChanged = Object.keys(fields).length > 0;
    const { given, taken } = differenceOf(new Set(before.permissions), new Set(values.permissions as never[]));
    if (isChanged) await request('roleUpdate', { params: { id: role.id }, body: { ...fields, version: role.version } });
    const permissions = [...permissionsOf(given, true), ...permissionsOf(taken, false)];
    if (permissions.length === 0) return;
    // Saving the fields has moved the version on, by this very person.
    const version = isChanged ? {} : { version: role.version };
    await request('rolePermission', { body: { role_id: role.id, permissions, ...version } });
  };

  return (
    <div className={styles.page}>
      <PageHeader
        title={role.name_display}
        description={<RoleAbout role={role} />}
        actions={!isFixedRole(role.name) && <DeleteRoleButton role={role} />}
      />
      <RecordForm
        rules={roleRules}
        defaultValues={before}
        submitLabel={translate('ra.action.save')}
        onCancel={() => void navigate(pathTo('permissionGroups'))}
        needsChange
        note={translate('roles.at_once')}
        onSubmit={save}
        onSaved={() => {
          notify(translate('roles.saved'), { type: 'success' });
          refresh();
        }}
      >
        <RoleFields nameIsFixed={isFixedRole(role.name)} statusIsFixed={isAdmin} />
        <RightsSection role={role} before={before.permissions} disabled={isAdmin} />
      </RecordForm>
      {history.map(({ key, label, content }) => (
        <Section key={key} title={label}>
          {content}
        </Section>
      ))}
    </div>
  );
}
