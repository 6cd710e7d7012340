import { getLocale, setLocale } from '../../providers/locale';
import { mayLeave } from '../../providers/unsaved';

/** Switches the language of the interface, after asking about unsaved entries; the router is mounted anew. */
export async function chooseLanguage(code: string): Promise<void> {
  if (code !== getLocale() && (await mayLeave())) setLocale(code);
}
