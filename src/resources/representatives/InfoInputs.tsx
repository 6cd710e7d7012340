import { useTranslate } from 'react-admin';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { PhoneField } from '../../ui/console/form/PhoneField';
import { TextField } from '../../ui/console/form/TextField';

/** Who stands for the customer or brand and how to reach them; `emailHelp` is already translated. */
export function InfoInputs({ emailHelp }: { emailHelp: string }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`representatives.field.${field}`);
  return (
    <FormGrid title={translate('representatives.step.info')} description={translate('representatives.info_help')}>
      <TextField source="fullname" label={label('fullname')} />
      <PhoneField source="phone" label={label('phone')} half />
      <TextField source="position" label={label('position')} optional half />
      <TextField source="email" label={label('email')} type="email" help={emailHelp} />
    </FormGrid>
  );
}
