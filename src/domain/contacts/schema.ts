import * as yup from 'yup';
import { textLimits } from '../limits';
import { listQuery, searchFilter } from '../lists';
import { emailAddress, oneLine, optionalText, text } from '../validation';

/** Body of `POST /contact` (CONTRACT-2 §14), with the solved captcha. */
export const contactCreateSchema = yup.object({
  name: oneLine().required(),
  email: emailAddress().required(),
  position: optionalText(),
  company: optionalText(),
  requirement: text(textLimits.note).required(),
  captcha_token: text(textLimits.url),
});
export type ContactCreateInput = yup.InferType<typeof contactCreateSchema>;

/** Query of `GET /contact`. */
export const contactListQuery = listQuery({ name: searchFilter() });
export type ContactListQuery = yup.InferType<typeof contactListQuery>;
