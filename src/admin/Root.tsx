import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { prefixOf, withPrefix } from '../domain/languages/prefix';
import { translatorOf } from '../domain/locales/translator';
import { getLocale, subscribeLocale } from '../providers/locale';
import { getSession, subscribeSession } from '../providers/session';
import { LanguageContext } from '../ui/plain/language';
import { PlainCrash } from './auth/PlainCrash';
import { ConnectionBar } from './ConnectionBar';
import { CatalogueContext } from './catalogueContext';
import { Gate } from './Gate';
import { useCatalogue } from './useCatalogue';
import { WordsContext } from './words';

/** A path whose prefix is not the chosen language's is led to the one that is (spec 1 §2). */
function alignPath(locale: string): void {
  const { pathname, search, hash } = window.location;
  const wanted = withPrefix(pathname, locale);
  if (wanted !== pathname) window.history.replaceState(window.history.state, '', wanted + search + hash);
}

function routerFor(locale: string) {
  alignPath(locale);
  return createBrowserRouter([{ path: '*', element: <Gate />, errorElement: <PlainCrash /> }], {
    basename: prefixOf(locale) || '/',
  });
}

/** The whole console: words first, then a router for the chosen language; a new language mounts a new router. */
export function Root() {
  const locale = useSyncExternalStore(subscribeLocale, getLocale);
  const session = useSyncExternalStore(subscribeSession, getSession);
  const catalogue = useCatalogue(locale, session ? 'whole' : 'entry');
  const shown = catalogue?.locale;
  const router = useMemo(() => (shown ? routerFor(shown) : null), [shown]);
  const translate = useMemo(() => translatorOf(catalogue?.words ?? {}), [catalogue]);

  useEffect(() => {
    if (!router || !shown) return;
    document.documentElement.lang = shown;
    // A new prefix can also come from the browser's back button: then nothing of this router matches.
    const follow = () => {
      if (withPrefix(window.location.pathname, shown) === window.location.pathname) return;
      alignPath(shown);
      void router.navigate(window.location.pathname + window.location.search, { replace: true });
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      router.dispose();
    };
  }, [router, shown]);

  if (!catalogue || !router) return null;
  return (
    <WordsContext.Provider value={translate}>
      <CatalogueContext.Provider value={catalogue}>
        <LanguageContext.Provider value={catalogue.locale}>
          <ConnectionBar />
          <RouterProvider key={catalogue.locale} router={router} />
        </LanguageContext.Provider>
      </CatalogueContext.Provider>
    </WordsContext.Provider>
  );
}
