import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { ContactWays } from '../../domain/publicSite/pages';
import type { Services } from '../context';
import { readFrame } from '../introPage/read';

/** How the public site says it is reached, empty where it says nothing. */
export async function siteContact(services: Services, language: BuiltInLanguage): Promise<ContactWays> {
  const { email, phone_number } = (await readFrame(services, language)).contact_page;
  return { email: email.trim(), phone_number };
}
