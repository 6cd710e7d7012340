import { useTranslate } from 'react-admin';
import type { CompanyRef } from '../../../domain/campaigns/types';
import { FormGrid } from '../form/FormGrid';
import { ManyField } from '../form/ManyField';
import { TextField } from '../form/TextField';
import { useSectorOptions } from './sectors';

const calledBy = ({ name, code }: CompanyRef) => `${name} · ${code}`;

/** What a registration does not ask for and an approval needs. */
export function RegistrationInputs({ customer, brand }: { customer: CompanyRef; brand: CompanyRef }) {
  const translate = useTranslate();
  const sectors = useSectorOptions('customers');
  const industries = useSectorOptions('brands');
  const label = (field: string) => translate(`companies.field.${field}`);
  return (
    <>
      <FormGrid title={translate('companies.section.customer')} description={calledBy(customer)}>
        <TextField source="tax_number" label={label('tax_number')} half />
        <ManyField source="sectors" label={label('sectors')} options={sectors} />
      </FormGrid>
      <FormGrid title={translate('companies.section.brand')} description={calledBy(brand)}>
        <ManyField source="sectorIds" label={label('sectorIds')} options={industries} />
      </FormGrid>
    </>
  );
}
