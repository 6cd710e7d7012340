import { useTranslate } from 'react-admin';
import { genders } from '../../domain/kols/values';
import { CodeField } from '../../ui/console/form/CodeField';
import { DayField } from '../../ui/console/form/DayField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PhoneField } from '../../ui/console/form/PhoneField';
import { SelectField } from '../../ui/console/form/SelectField';
import { TextField } from '../../ui/console/form/TextField';

interface BasicInputsProps {
  /** What an e-mail entered here does. */
  emailHelp: string;
}

/** Who the person is and how to reach them. */
export function BasicInputs({ emailHelp }: BasicInputsProps) {
  const translate = useTranslate();
  const label = (field: string) => translate(`users.field.${field}`);
  return (
    <FormGrid title={translate('users.step.basic')} description={translate('users.basic_help')}>
      <TextField source="fullname" label={label('fullname')} />
      <CodeField
        source="code"
        suggestedBy="userNextCode"
        label={label('code')}
        help={translate('users.code_help')}
        half
        parse={(text) => text.toUpperCase()}
      />
      <PhoneField source="phone" label={label('phone')} half />
      <TextField source="email" label={label('email')} type="email" help={emailHelp} />
      <TextField source="position" label={label('position')} optional half />
      <TextField source="job" label={label('job')} optional half />
      <SelectField
        source="gender"
        label={label('gender')}
        optional
        half
        options={genders.map((value) => ({ value, label: translate(`users.gender.${value}`) }))}
      />
      <DayField source="birthday" label={label('birthday')} optional half />
      <TextField source="address" label={label('address')} optional />
    </FormGrid>
  );
}
