import * as yup from 'yup';
import { apiKeyLimits } from '../limits';
import { oneLine } from '../validation';
import { keyGrants } from './apiKeyRules';

/** `POST /users/api-keys`; `days` is how long it lives. */
export const apiKeySchema = yup.object({
  name: oneLine(apiKeyLimits.name).required(),
  days: yup.number().integer().min(1, 'at_least_1').max(apiKeyLimits.days).required(),
  grants: yup
    .array(yup.string().oneOf(keyGrants).required())
    .min(1, 'field_select_required')
    .max(keyGrants.length)
    .required('field_select_required'),
});
export type ApiKeyInput = yup.InferType<typeof apiKeySchema>;
