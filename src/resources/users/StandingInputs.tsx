import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { unknownText } from '../../domain/format';
import { type UserType, userTypes } from '../../domain/roles';
import { ChoiceField } from '../../ui/console/form/ChoiceField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { useKnownField } from '../../ui/console/form/knownFields';
import { PickField } from '../../ui/console/form/PickField';
import { SelectField } from '../../ui/console/form/SelectField';
import type { Picked } from '../../ui/console/form/useFound';
import { useOptions } from '../../ui/console/useOptions';
import { RoleInput } from './RoleInput';

type NamedRecord = RaRecord & { name: string };
const nameOf = ({ name }: NamedRecord) => name;
const kolName = (kol: RaRecord & { stage_name: string; code: string }) => `${kol.stage_name} · ${kol.code}`;

/** What the person works as: type, role, and where they stand or whom they stand for. */
export function StandingInputs({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const type: UserType | '' = useWatch({ name: 'type' });
  useFieldsOfAllTypes();
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
      <RoleInput isNew={isNew} />
      {type === 'staff' && <PlaceInputs />}
      {type === 'customer' && (
        <PickField<NamedRecord>
          source="customer_ids"
          label={translate('users.field.customer_ids')}
          help={translate('users.represent_help')}
          resource="customers"
          nameOf={nameOf}
          many
        />
      )}
      {type === 'brand' && (
        <PickField<NamedRecord>
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
  const departments = useOptions<NamedRecord>('departments', nameOf);
  const studios = useOptions<NamedRecord>('studios', nameOf, {
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
        show={showStudio}
      />
    </>
  );
}

/** Names the fields of every type of user: somebody else may have made this one another type meanwhile. */
function useFieldsOfAllTypes(): void {
  const translate = useTranslate();
  useKnownField('customer_ids', translate('users.field.customer_ids'), namesOf);
  useKnownField('brand_ids', translate('users.field.brand_ids'), namesOf);
  useKnownField('kol_id', translate('users.field.kol_id'), namesOf);
  useKnownField('department_id', translate('common.department'), showDepartment);
  useKnownField('studio_id', translate('common.studio'), showStudio);
}

const namesOf = (picked: unknown) => (picked as Picked[]).map(({ name }) => name).join(', ');
const showDepartment = (id: unknown) => <OptionName resource="departments" id={id} />;
const showStudio = (id: unknown) => <OptionName resource="studios" id={id} />;

function OptionName({ resource, id }: { resource: string; id: unknown }) {
  const option = useOptions<NamedRecord>(resource, nameOf).find(({ value }) => value === id);
  return option?.label ?? unknownText;
}
