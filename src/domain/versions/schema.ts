import * as yup from 'yup';
import { id } from '../validation';

/** A record, and the entry of its trail after which it was as asked. */
export const versionParams = yup.object({ id: id().required(), entry: id().required() });

/** Most fields a record has by far. */
const fieldsLimit = 60;

/**
 * Body of `PUT /…/{id}/versions/{entry}`: which fields are taken back, by their names in the answer before it, and the
 * version of the record they were chosen on.
 */
export const takeBackSchema = yup.object({
  fields: yup.array(yup.string().max(60).required()).min(1, 'field_select_required').max(fieldsLimit).required(),
  version: yup.number().integer().required(),
});
export type TakeBackInput = yup.InferType<typeof takeBackSchema>;
