import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RepresentedType } from '../../domain/representatives/schema';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { SelectField } from '../../ui/console/form/SelectField';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { useRoleName } from '../../ui/console/useRoleName';
import { useRoles } from '../../ui/console/useRoles';
import styles from './representatives.module.css';

interface RoleInputProps {
  type: RepresentedType;
  /** The customer or brand, by name. */
  company: string;
}

/** The role, decided by what the person stands for (spec 2 §6), and what it lets them see. */
export function RoleInput({ type, company }: RoleInputProps) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const role = useRoles().find(({ name }) => name === type);
  const { setValue } = useFormContext();
  const chosen: string = useWatch({ name: 'roles' });
  useEffect(() => {
    if (role && chosen !== role.id) setValue('roles', role.id);
  }, [role, chosen, setValue]);
  return (
    <>
      <FormGrid title={translate('representatives.step.role')} description={translate('representatives.role_help')}>
        <SelectField
          source="roles"
          label={translate('representatives.field.roles')}
          help={translate(`representatives.role_by_type.${type}`)}
          disabled
          options={role ? [{ value: role.id, label: roleName(role) }] : []}
        />
      </FormGrid>
      <div className={`${styles.facts} ${styles.below}`}>
        <Facts>
          <Fact label={translate('representatives.sees')}>{translate('representatives.own_rows', { company })}</Fact>
          <Fact label={translate('representatives.may')}>
            {role && (
              <RecordLink page="permissionGroupEdit" id={role.id}>
                {translate('representatives.by_group', { role: roleName(role) })}
              </RecordLink>
            )}
          </Fact>
        </Facts>
      </div>
    </>
  );
}
