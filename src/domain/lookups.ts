import * as yup from 'yup';
import { manyFilter, pickerQuery, searchFilter } from './lists';
import { id } from './validation';

export const idParams = yup.object({ id: id().required() });
export const languageParams = yup.object({
  lang: yup
    .string()
    .matches(/^[a-z]{2}(-[A-Z]{2})?$/, 'invalid_value')
    .required(),
});
export const employeeQuery = pickerQuery({ name: searchFilter() });
export type EmployeeQuery = yup.InferType<typeof employeeQuery>;

export const sectorTypes = ['customer_brand', 'kol'] as const;
export const sectorQuery = yup.object({ types: manyFilter(sectorTypes) });
export type SectorQuery = yup.InferType<typeof sectorQuery>;

export const reasonTypes = ['CUSTOMER', 'BRAND', 'KOL'] as const;
export const reasonQuery = yup.object({ type: yup.string().oneOf(reasonTypes) });
export type ReasonQuery = yup.InferType<typeof reasonQuery>;

/** Query of `GET /setting/studio`; without a department the studios of all. */
export const studioQuery = yup.object({ department_id: id() });
export type StudioQuery = yup.InferType<typeof studioQuery>;
