import { customerSchema, customerUpdateSchema } from '../../domain/customers/schema';
import type { CustomerDetail } from '../../domain/customers/types';
import { inCapitals } from '../../domain/validation';
import { nullsOf } from '../../ui/console/companies/companyForm';
import type { CompanyFormKit } from '../../ui/console/companies/kit';
import { CustomerInputs } from './CustomerInputs';
import { customerKit } from './customerKit';

/** The form of a customer among those customers and brands have alike. */
export const customerForm: CompanyFormKit<CustomerDetail> = {
  ...customerKit,
  createSchema: customerSchema,
  updateSchema: customerUpdateSchema,
  tidied: inCapitalLetters,
  toWire: (values) => nullsOf(inCapitalLetters(values), ['logo', 'website']),
  Inputs: CustomerInputs,
};

/** Code and name are kept in capitals, whatever was typed (spec 1 §5 Customer). */
function inCapitalLetters<V extends Record<string, unknown>>(values: V): V {
  const names = ['code', 'name'].filter((field) => field in values);
  return { ...values, ...Object.fromEntries(names.map((field) => [field, inCapitals(values[field])])) };
}
