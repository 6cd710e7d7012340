import { useEffect, useState } from 'react';
import { isBuiltInLanguage } from '../domain/languages/rules';
import type { Catalogue } from '../domain/locales/catalogue';
import { type CataloguePart, loadBuiltIn, loadOverlay, overlay } from '../providers/catalogue';
import { reloadForCode } from '../providers/chunks';

export interface LoadedCatalogue {
  locale: string;
  part: CataloguePart;
  words: Catalogue;
  /** The built-in words they are laid over. */
  base: Catalogue;
}

// Long enough for a server that answers at once, so that words rarely change under the eye; a language without
// built-in words would be English until they come.
const patienceMs = { builtIn: 250, other: 3_000 };

function patience(locale: string): Promise<Catalogue> {
  const ms = isBuiltInLanguage(locale) ? patienceMs.builtIn : patienceMs.other;
  return new Promise((resolve) => setTimeout(() => resolve({}), ms));
}

/** The words of a language: the built-in ones, with the administrator's laid over them as soon as they arrive. */
export function useCatalogue(locale: string, part: CataloguePart): LoadedCatalogue | null {
  const [loaded, setLoaded] = useState<LoadedCatalogue | null>(null);
  useEffect(() => {
    let current = true;
    const laid = loadOverlay(locale);
    const show = (base: Catalogue, over: Catalogue) => {
      if (current) setLoaded({ locale, part, words: overlay(base, over), base });
    };
    void loadBuiltIn(locale, part).then(async (base) => {
      const early = await Promise.race([laid, patience(locale)]);
      show(base, early);
      const late = await laid;
      if (late !== early && Object.keys(late).length > 0) show(base, late);
    }, reloadForCode);
    return () => {
      current = false;
    };
  }, [locale, part]);
  return loaded;
}
