import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSectorOptions } from '../../ui/console/companies/sectors';
import { CodeField } from '../../ui/console/form/CodeField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { ManyField } from '../../ui/console/form/ManyField';
import { PictureField } from '../../ui/console/form/PictureField';
import { TextField } from '../../ui/console/form/TextField';
import { TaxNumberField } from './TaxNumberField';

/** The fields of a customer (spec 1 §5 Customer). */
export function CustomerInputs() {
  const translate = useTranslate();
  const name: string = useWatch({ name: 'name' });
  const label = (field: string) => translate(`companies.field.${field}`);
  return (
    <>
      <FormGrid title={translate('companies.section.customer')} description={translate('companies.section.capitals')}>
        <PictureField source="logo" label={label('logo')} name={name} shape="square" optional />
        <TextField source="name" label={label('name')} half />
        <CodeField
          source="code"
          suggestedBy="customerNextCode"
          label={label('code')}
          help={translate('companies.code_help')}
          half
        />
      </FormGrid>
      <FormGrid title={translate('companies.section.business')}>
        <TextField source="trading_name" label={label('trading_name')} half />
        <TaxNumberField source="tax_number" label={label('tax_number')} half />
        <ManyField source="sectors" label={label('sectors')} options={useSectorOptions('customers')} />
        <TextField source="website" label={label('website')} optional />
      </FormGrid>
    </>
  );
}
