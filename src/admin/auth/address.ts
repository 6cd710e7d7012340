import { emailAddress } from '../../domain/validation';

/** Whether a text from the page's address is an e-mail one could write to. */
export function isAddress(value: string | null): value is string {
  return emailAddress().required().isValidSync(value);
}
