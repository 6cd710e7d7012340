import * as yup from 'yup';
import { idOrAddress } from '../aliases';
import { recordStatusFilters } from '../companies/values';
import { textLimits } from '../limits';
import { createdFilters, manyFilter, pickerQuery, searchFilter, sectorsFilter } from '../lists';
import {
  anyPhone,
  blankIsNull,
  code,
  emailAddress,
  id,
  idList,
  idOrBlank,
  kept,
  oneLine,
  optionalText,
  text,
  website,
} from '../validation';

/** Query of `GET /brands`. */
export const brandListQuery = pickerQuery({
  name: searchFilter(),
  statuses: manyFilter(recordStatusFilters),
  sector_ids: sectorsFilter(),
  ...createdFilters(),
  customer_id: id(),
});
export type BrandListQuery = yup.InferType<typeof brandListQuery>;

const sectorIds = () => idList().min(1, 'field_select_required');
const customerId = idOrBlank;

const optional = {
  website: website(),
  phone: anyPhone().nullable().transform(blankIsNull),
  address: optionalText(textLimits.note),
  email: emailAddress().nullable().transform(blankIsNull),
  description: text(textLimits.note).nullable().transform(blankIsNull),
  logo: optionalText(textLimits.url).meta(idOrAddress),
};

/** `POST /brands` (spec 1 §5): `sectorIds` are sectors of customers and brands, and industries. */
export const brandSchema = yup.object({
  code: code().required(),
  name: oneLine().required(),
  customer_id: customerId().required('field_select_required'),
  sectorIds: sectorIds().required('field_select_required'),
  ...optional,
});
export type BrandInput = yup.InferType<typeof brandSchema>;

/** `PUT /brands/{id}`: what is left out stays. */
export const brandUpdateSchema = yup.object({
  code: kept(code()),
  name: kept(oneLine()),
  customer_id: kept(customerId(), 'field_select_required'),
  sectorIds: sectorIds(),
  ...optional,
  version: yup.number().integer(),
});
export type BrandUpdate = yup.InferType<typeof brandUpdateSchema>;
