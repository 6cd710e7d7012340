import * as yup from 'yup';
import { textLimits } from '../limits';
import { id, oneLine } from '../validation';

export const syncTimeTypes = ['profile', 'post'] as const;
export type SyncTimeType = (typeof syncTimeTypes)[number];

/** `PATCH /setting/update-sync-time/{id}`: the group the option belongs to. */
export const syncTimeSchema = yup.object({ type: yup.string().oneOf(syncTimeTypes).required() });

const name = () => oneLine(textLimits.name);

/** `POST /setting/create-department`. */
export const departmentSchema = yup.object({ name: name().required() });
export type DepartmentInput = yup.InferType<typeof departmentSchema>;

/** `POST /setting/create-studio`; two departments may each have a studio of the same name. */
export const studioSchema = yup.object({
  department_id: id().required('field_select_required'),
  name: name().required(),
});
export type StudioInput = yup.InferType<typeof studioSchema>;

/** `PATCH /setting/update-department/{id}` and `/update-studio/{id}`: a studio stays in its department. */
export const renameSchema = yup.object({ name: name().required(), version: yup.number().integer() });
export type RenameInput = yup.InferType<typeof renameSchema>;
