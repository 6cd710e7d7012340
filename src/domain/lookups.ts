import * as yup from 'yup';
import { manyFilter, pickerQuery, searchFilter, wholeQuery } from './lists';
import { id } from './validation';

export const idParams = yup.object({ id: id().required() });
export const employeeQuery = pickerQuery({ name: searchFilter() });
export type EmployeeQuery = yup.InferType<typeof employeeQuery>;

export const sectorTypes = ['customer_brand', 'kol'] as const;
export const sectorQuery = wholeQuery({ types: manyFilter(sectorTypes) });
export type SectorQuery = yup.InferType<typeof sectorQuery>;

export const reasonTypes = ['CUSTOMER', 'BRAND', 'KOL'] as const;
/** What a reason is given for; each has a list of its own (spec 1 §9). */
export const reasonPurposes = ['delete', 'reject'] as const;
export type ReasonPurpose = (typeof reasonPurposes)[number];
export const reasonQuery = wholeQuery({
  type: yup.string().oneOf(reasonTypes),
  purpose: yup.string().oneOf(reasonPurposes),
});
export type ReasonQuery = yup.InferType<typeof reasonQuery>;

/** Query of `GET /setting/department`. */
export const departmentQuery = wholeQuery({});
export type DepartmentQuery = yup.InferType<typeof departmentQuery>;

/** Query of `GET /setting/studio`; without a department the studios of all. */
export const studioQuery = wholeQuery({ department_id: id() });
export type StudioQuery = yup.InferType<typeof studioQuery>;
