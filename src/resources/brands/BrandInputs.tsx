import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { mayCall } from '../../providers/mayCall';
import { useSectorOptions } from '../../ui/console/companies/useSectorOptions';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { ManyField } from '../../ui/console/form/ManyField';
import { PickField } from '../../ui/console/form/PickField';
import { PictureField } from '../../ui/console/form/PictureField';
import { TextField } from '../../ui/console/form/TextField';

type Named = RaRecord & { name: string };
const nameOf = ({ name }: Named) => name;

/** The fields of a brand (spec 1 §5). */
export function BrandInputs() {
  const translate = useTranslate();
  const mayPick = mayCall('customerList');
  const name: string = useWatch({ name: 'name' });
  const label = (field: string) => translate(`companies.field.${field}`);
  return (
    <>
      <FormGrid title={translate('companies.section.brand')}>
        <PictureField source="logo" label={label('logo')} name={name} optional />
        <TextField source="name" label={label('name')} half />
        <TextField source="code" label={label('code')} help={translate('companies.code_help')} half />
        <PickField<Named>
          source="customer_id"
          label={label('customer_id')}
          help={mayPick ? undefined : translate('companies.no_customers')}
          disabled={!mayPick}
          resource="customers"
          nameOf={nameOf}
        />
        <ManyField source="sectorIds" label={label('sectorIds')} options={useSectorOptions('brands')} />
      </FormGrid>
      <FormGrid title={translate('companies.section.contact')}>
        <TextField source="website" label={label('website')} optional half />
        <TextField source="phone" label={label('phone')} type="tel" optional half />
        <TextField source="email" label={label('email')} type="email" optional half />
        <TextField source="address" label={label('address')} optional half />
        <TextField source="description" label={label('description')} rows={3} optional />
      </FormGrid>
    </>
  );
}
