import * as yup from 'yup';
import { listQuery } from '../lists';
import { id } from '../validation';
import { notificationKinds } from './types';

/** Query of `GET /setting/notifications`; `unread` leaves out those that are read. */
export const notificationQuery = listQuery({ unread: yup.boolean() });
export type NotificationQuery = yup.InferType<typeof notificationQuery>;

const readIds = () => yup.array(id().required()).max(1_000).required();

/** Body of `PUT /setting/notifications/read`: `{ ids }` or the bare list (CONTRACT.md §1), or `{ all: true }`. */
export const notificationReadSchema = yup
  .object({ ids: readIds(), all: yup.boolean().default(false) })
  .meta({ otherForms: [readIds(), yup.object({ all: yup.boolean().oneOf([true]).required() })] })
  .transform((value: { all?: unknown }, original: unknown) => {
    if (Array.isArray(original)) return { ids: original };
    return value.all === true ? { ids: [], ...value } : value;
  });

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
