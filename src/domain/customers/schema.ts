import * as yup from 'yup';
import { idOrAddress, takingOne } from '../aliases';
import { recordStatusFilters } from '../companies/values';
import { textLimits } from '../limits';
import { createdFilters, manyFilter, pickerQuery, searchFilter, sectorsFilter } from '../lists';
import { code, id, idList, inCapitals, kept, oneLine, optionalText, website } from '../validation';

/** Query of `GET /customers` (spec 2 §7 Customers). */
export const customerListQuery = pickerQuery({
  name: searchFilter(),
  statuses: manyFilter(recordStatusFilters),
  sector_ids: sectorsFilter(),
  ...createdFilters(),
});
export type CustomerListQuery = yup.InferType<typeof customerListQuery>;

const codeInCapitals = () => code().transform(inCapitals);
const nameInCapitals = () => oneLine().transform(inCapitals);
const taxNumber = () => oneLine(textLimits.code);
const sectors = () => idList().min(1, 'field_select_required');

const optional = {
  website: website(),
  logo: optionalText(textLimits.url).meta(idOrAddress),
};

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
export const customerSchema = takingOne(yup.object(customerFields), 'sector', 'sectors');
export type CustomerInput = yup.InferType<typeof customerSchema>;

/** `PUT /customers/{id}`: what is left out stays. */
export const customerUpdateSchema = takingOne(
  yup.object({
    code: kept(codeInCapitals()),
    name: kept(nameInCapitals()),
    trading_name: kept(oneLine()),
    tax_number: kept(taxNumber()),
    sectors: sectors(),
    ...optional,
    version: yup.number().integer(),
  }),
  'sector',
  'sectors',
);
export type CustomerUpdate = yup.InferType<typeof customerUpdateSchema>;

/** Body of `PUT /customers/{id}/approve-onto`: the customer there is already. */
export const approveOntoSchema = yup.object({
  customer_id: id().lowercase().required('field_select_required'),
  version: yup.number().integer(),
});
export type ApproveOnto = yup.InferType<typeof approveOntoSchema>;
