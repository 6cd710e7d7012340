import { useTranslate } from 'react-admin';
import { userTypes } from '../../domain/roles';
import { CheckField } from '../../ui/console/form/CheckField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { NumberField } from '../../ui/console/form/NumberField';
import { SelectField } from '../../ui/console/form/SelectField';
import { TextField } from '../../ui/console/form/TextField';

interface RoleFieldsProps {
  /** The type is chosen once, when the role is made. */
  isNew?: boolean;
  /** Roles the product speaks of keep their name. */
  nameIsFixed?: boolean;
  /** The admin role stays on. */
  statusIsFixed?: boolean;
}

/** What a role is called and whether it counts. */
export function RoleFields({ isNew, nameIsFixed, statusIsFixed }: RoleFieldsProps) {
  const translate = useTranslate();
  return (
    <FormGrid title={translate('roleRights.about')} description={translate('roleRights.about_help')}>
      <TextField source="name_display" label={translate('roleRights.field.name_display')} half />
      <TextField
        source="name"
        label={translate('roleRights.field.name')}
        help={translate(nameIsFixed ? 'roleRights.name_fixed' : 'roleRights.name_help')}
        disabled={nameIsFixed}
        half
      />
      <TextField source="description" label={translate('roleRights.field.description')} optional />
      <NumberField
        source="priority"
        label={translate('roleRights.field.priority')}
        help={translate('roleRights.priority_help')}
        half
      />
      {isNew && (
        <SelectField
          source="type"
          label={translate('roleRights.field.type')}
          half
          options={userTypes.map((value) => ({ value, label: translate(`users.type.${value}`) }))}
        />
      )}
      <CheckField
        source="second_factor_required"
        label={translate('roleRights.field.second_factor_required')}
        help={translate('roleRights.second_factor_help')}
      />
      <CheckField
        source="status"
        label={translate('roleRights.field.status')}
        help={translate('roleRights.status_help')}
        disabled={statusIsFixed}
        half
      />
    </FormGrid>
  );
}
