import * as yup from 'yup';
import { recordStatuses } from '../companies/values';
import { textLimits } from '../limits';
import { idsFilter, manyFilter, pickerQuery, searchFilter } from '../lists';
import { code, id, idList, inCapitals, kept, oneLine, optionalText, website } from '../validation';

/** Query of `GET /customers` (spec 2 §7 Customers). */
export const customerListQuery = pickerQuery({
  name: searchFilter(),
  statuses: manyFilter(recordStatuses),
  sector_ids: idsFilter(),
});
export type CustomerListQuery = yup.InferType<typeof customerListQuery>;

const codeInCapitals = () => code().transform(inCapitals);
const nameInCapitals = () => oneLine().transform(inCapitals);
const taxNumber = () => oneLine(textLimits.code);
const sectors = () => idList().min(1, 'field_select_required');

const optional = {
  website: website(),
  /** Id or address of a picture of ours (CONTRACT.md §6). */
  logo: optionalText(textLimits.url),
};

// The form has one sector; a list of them wins where both are given (CONTRACT.md §1).
function oneSectorAsList(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('sector' in value) || 'sectors' in value) return value;
  return { ...value, sectors: value.sector ? [value.sector] : [] };
}

/** Fields of a new customer (spec 1 §5 Customer): code and name are kept in capitals. */
export const customerFields = {
  code: codeInCapitals().required(),
  name: nameInCapitals().required(),
  trading_name: oneLine().required(),
  tax_number: taxNumber().required(),
  sectors: sectors().required('field_select_required'),
  ...optional,
};

/** `POST /customers` (spec 2 §7). */
export const customerSchema = yup.object(customerFields).transform(oneSectorAsList);
export type CustomerInput = yup.InferType<typeof customerSchema>;

/** `PUT /customers/{id}`: what is left out stays. */
export const customerUpdateSchema = yup
  .object({
    code: kept(codeInCapitals()),
    name: kept(nameInCapitals()),
    trading_name: kept(oneLine()),
    tax_number: kept(taxNumber()),
    sectors: sectors(),
    ...optional,
    version: yup.number().integer(),
  })
  .transform(oneSectorAsList);
export type CustomerUpdate = yup.InferType<typeof customerUpdateSchema>;

/** Body of `PUT /customers/{id}/approve-onto`: the customer there is already. */
export const approveOntoSchema = yup.object({
  customer_id: id().lowercase().required('field_select_required'),
  version: yup.number().integer(),
});
export type ApproveOnto = yup.InferType<typeof approveOntoSchema>;
