import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type UserType, userTypes } from '../../domain/roles';
import { ChoiceField } from '../../ui/console/form/ChoiceField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PickField } from '../../ui/console/form/PickField';
import { SelectField } from '../../ui/console/form/SelectField';
import { useOptions } from '../../ui/console/useOptions';
import { RoleInput } from './RoleInput';

type Named = RaRecord & { name: string };
const nameOf = ({ name }: Named) => name;
const kolName = (kol: RaRecord & { stage_name: string; code: string }) => `${kol.stage_name} · ${kol.code}`;

/** What the person works as: type, role, and where they stand or whom they stand for. */
export function StandingInputs({ current }: { current?: string }) {
  const translate = useTranslate();
  const type: UserType | '' = useWatch({ name: 'type' });
  return (
    <FormGrid title={translate('users.step.role')} description={translate('users.role_help')}>
      <ChoiceField
        source="type"
        label={translate('users.type.label')}
        options={userTypes.map((value) => ({
          value,
          label: translate(`users.type.${value}`),
          hint: translate(`users.type_help.${value}`),
        }))}
      />
      <RoleInput current={current} />
      {type === 'staff' && <PlaceInputs />}
      {type === 'customer' && (
        <PickField<Named>
          source="customer_ids"
          label={translate('users.field.customer_ids')}
          help={translate('users.represent_help')}
          resource="customers"
          nameOf={nameOf}
          many
        />
      )}
      {type === 'brand' && (
        <PickField<Named>
          source="brand_ids"
          label={translate('users.field.brand_ids')}
          help={translate('users.represent_help')}
          resource="brands"
          nameOf={nameOf}
          many
        />
      )}
      {type === 'kol' && (
        <PickField<RaRecord & { stage_name: string; code: string }>
          source="kol_id"
          label={translate('users.field.kol_id')}
          help={translate('users.kol_help')}
          resource="kols"
          searchSource="stage_name"
          nameOf={kolName}
        />
      )}
    </FormGrid>
  );
}

/** A studio belongs to a department: another department clears it (spec 1 §5 User). */
function PlaceInputs() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const department: string = useWatch({ name: 'department_id' });
  const departments = useOptions<Named>('departments', nameOf);
  const studios = useOptions<Named>('studios', nameOf, {
    filter: { department_id: department },
    enabled: department !== '',
  });
  return (
    <>
      <SelectField
        source="department_id"
        label={translate('common.department')}
        half
        options={departments}
        onPicked={() => setValue('studio_id', '', { shouldDirty: true })}
      />
      <SelectField
        source="studio_id"
        label={translate('common.studio')}
        help={department ? undefined : translate('users.studio_help')}
        half
        disabled={department === ''}
        options={department ? studios : []}
      />
    </>
  );
}
