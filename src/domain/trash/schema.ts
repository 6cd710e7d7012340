import * as yup from 'yup';
import { idLimit } from '../limits';
import { listQuery, manyFilter, searchFilter } from '../lists';
import { code, id, inCapitals, oneLine } from '../validation';
import { trashKinds } from './rules';

/** Query of `GET /trash`; `name` is looked for in name and code. */
export const trashListQuery = listQuery({ kinds: manyFilter(trashKinds), name: searchFilter() });
export type TrashListQuery = yup.InferType<typeof trashListQuery>;

const given = <T>(value: T) => value || undefined;

/** Body of `PUT /campaigns/{id}/restore`: another code, where its own is taken by now. */
export const restoreSchema = yup.object({ code: code().transform(given) });

/** Body of `PUT /customers/{id}/restore`; the code is kept in capitals, as in its form. */
export const restoreCustomerSchema = yup.object({ code: code().transform(inCapitals).transform(given) });

/** Body of `PUT /brands/{id}/restore`: another name too, where its customer has a brand of that name by now. */
export const restoreBrandSchema = yup.object({ code: code().transform(given), name: oneLine().transform(given) });

/** Body of `PUT /kols/{id}/restore`: whether accounts that are another KOL's by now stay there. */
export const restoreKolSchema = yup.object({
  code: code().transform(given),
  without_taken_accounts: yup.boolean().default(false),
});

/** The form that asks for what is taken; the fields it does not show are as they were. */
export const restoreFormSchema = yup.object({
  code: code().required(),
  name: oneLine().required(),
  without_taken_accounts: yup.boolean().default(false),
});

/** What restoring asks for, whatever the kind. */
export interface RestoreInput {
  code?: string | undefined;
  name?: string | undefined;
  without_taken_accounts?: boolean | undefined;
}

/** Body of `POST /trash/bulk`. */
export const trashBulkSchema = yup.object({
  ids: yup.array(id().lowercase().required()).min(1, 'field_select_required').max(idLimit).required(),
});
