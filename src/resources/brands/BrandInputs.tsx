import { type RaRecord, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useMayCall } from '../../ui/console/access/useAccess';
import { useSectorOptions } from '../../ui/console/companies/sectors';
import { CodeField } from '../../ui/console/form/CodeField';
import { FormGrid } from '../../ui/console/form/FormGrid';
import { ManyField } from '../../ui/console/form/ManyField';
import { PhoneField } from '../../ui/console/form/PhoneField';
import { PickField } from '../../ui/console/form/PickField';
import { PictureField } from '../../ui/console/form/PictureField';
import { TextField } from '../../ui/console/form/TextField';

type Named = RaRecord & { name: string };
const nameOf = ({ name }: Named) => name;

/** Who sees campaigns that are over, once the brand is another customer's; undefined while it stays. */
function useMovedWords(): string | undefined {
  const translate = useTranslate();
  const { id } = useParams();
  const [before]: Named[] = useFormState().defaultValues?.customer_id ?? [];
  const [after] = useWatch({ name: 'customer_id' }) as Named[];
  if (!id || !before || !after || after.id === before.id) return undefined;
  return translate('companies.moved', { before: before.name, after: after.name });
}

/** The fields of a brand (spec 1 §5). */
export function BrandInputs() {
  const translate = useTranslate();
  const mayPick = useMayCall('customerList');
  const moved = useMovedWords();
  const name: string = useWatch({ name: 'name' });
  const label = (field: string) => translate(`companies.field.${field}`);
  return (
    <>
      <FormGrid title={translate('companies.section.brand')}>
        <PictureField source="logo" label={label('logo')} name={name} shape="square" optional />
        <TextField source="name" label={label('name')} half />
        <CodeField
          source="code"
          suggestedBy="brandNextCode"
          label={label('code')}
          help={translate('companies.code_help')}
          half
        />
        <PickField<Named>
          source="customer_id"
          label={label('customer_id')}
          help={mayPick ? moved : translate('companies.no_customers')}
          disabled={!mayPick}
          resource="customers"
          nameOf={nameOf}
        />
        <ManyField source="sectorIds" label={label('sectorIds')} options={useSectorOptions('brands')} />
      </FormGrid>
      <FormGrid title={translate('companies.section.contact')}>
        <TextField source="website" label={label('website')} optional half />
        <PhoneField source="phone" label={label('phone')} optional half />
        <TextField source="email" label={label('email')} type="email" optional half />
        <TextField source="address" label={label('address')} optional half />
        <TextField source="description" label={label('description')} rows={3} optional />
      </FormGrid>
    </>
  );
}
