import * as yup from 'yup';
import { listQuery } from '../lists';
import { id } from '../validation';
import { notificationKinds } from './types';

/** Query of `GET /setting/notifications`. */
export const notificationQuery = listQuery({});
export type NotificationQuery = yup.InferType<typeof notificationQuery>;

/** Body of `PUT /setting/notifications/read`: `{ ids }` or the bare list (CONTRACT.md §1). */
export const notificationReadSchema = yup
  .object({ ids: yup.array(id().required()).max(1_000).required() })
  .transform((value: unknown, original: unknown) => (Array.isArray(original) ? { ids: original } : value));

const preference = yup.object({
  kind: yup.string().oneOf(notificationKinds).required(),
  in_app: yup.boolean().required(),
  by_mail: yup.boolean().required(),
});

/** Body of `PUT /setting/notifications/preferences`; kinds left out stay as they are. */
export const notificationPreferencesSchema = yup.object({
  preferences: yup.array(preference).max(notificationKinds.length).required(),
});
export type NotificationPreferencesInput = yup.InferType<typeof notificationPreferencesSchema>;
