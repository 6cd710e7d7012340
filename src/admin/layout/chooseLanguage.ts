import { carryDrafts } from '../../providers/drafts';
import { getLocale, setLocale } from '../../providers/locale';

/** Switches the language of the interface: the router is mounted anew, and what was entered stands in its form again. */
export function chooseLanguage(code: string): void {
  if (code === getLocale()) return;
  carryDrafts();
  setLocale(code);
}
