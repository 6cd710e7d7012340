import { contactCreateSchema } from '../../domain/contacts/schema';
import { faultsIn } from '../form/faultsIn';
import type { ContactFields } from './contactFields';

/** What is wrong with a message, by the very schema the server checks with. */
export const faultsOf = (form: ContactFields) => faultsIn(contactCreateSchema, inputOf(form));

/** The message as the call takes it, without what was left empty. */
export const inputOf = (form: ContactFields) =>
  Object.fromEntries(Object.entries(form).filter(([, text]) => text.trim() !== ''));
