import { useEffect, useState } from 'react';
import type { Catalogue } from '../domain/locales/catalogue';
import { loadBuiltIn, loadOverlay, overlay } from '../providers/catalogue';
import type { Locale } from '../providers/locale';

export interface LoadedCatalogue {
  locale: Locale;
  words: Catalogue;
}

// Long enough for a server that answers at once, so that words rarely change under the eye.
const patienceMs = 250;

function patience(): Promise<Catalogue> {
  return new Promise((resolve) => setTimeout(() => resolve({}), patienceMs));
}

/** The words of a language: the built-in ones, with the administrator's laid over them as soon as they arrive. */
export function useCatalogue(locale: Locale): LoadedCatalogue | null {
  const [loaded, setLoaded] = useState<LoadedCatalogue | null>(null);
  useEffect(() => {
    let current = true;
    const laid = loadOverlay(locale);
    const show = (base: Catalogue, over: Catalogue) => {
      if (current) setLoaded({ locale, words: overlay(base, over) });
    };
    void loadBuiltIn(locale).then(async (base) => {
      show(base, await Promise.race([laid, patience()]));
      const late = await laid;
      if (Object.keys(late).length > 0) show(base, late);
    });
    return () => {
      current = false;
    };
  }, [locale]);
  return loaded;
}
