import { type BuiltInLanguage, builtInFor } from '../domain/languages/rules';
import type { Catalogue } from '../domain/locales/catalogue';
import { request } from './http';
import { loadWordsAskedFor } from './pageWords';

/** The words before signing in, or those of the whole console. */
export type CataloguePart = 'entry' | 'whole';

const builtIn: Record<CataloguePart, Record<BuiltInLanguage, () => Promise<Catalogue>>> = {
  entry: {
    vi: () => import('../domain/locales/entry/vi').then((module) => module.vi),
    en: () => import('../domain/locales/entry/en').then((module) => module.en),
  },
  whole: {
    vi: () => import('../domain/locales/vi').then((module) => module.vi),
    en: () => import('../domain/locales/en').then((module) => module.en),
  },
};

const overlays = new Map<string, Promise<Catalogue>>();

/**
 * The words shipped with the product, in chunks of their own per language; the English ones for any other language.
 * Words that came with pages come in this language too.
 */
export async function loadBuiltIn(locale: string, part: CataloguePart): Promise<Catalogue> {
  const language = builtInFor(locale);
  const [words] = await Promise.all([builtIn[part][language](), loadWordsAskedFor(language)]);
  return words;
}

/** After words were written here: the next change of language asks for them anew. */
export function forgetOverlays(): void {
  overlays.clear();
}

/** The words an administrator laid over the built-in ones; none where the server cannot say. */
export function loadOverlay(locale: string): Promise<Catalogue> {
  const known = overlays.get(locale);
  if (known) return known;
  const loading = request<{ data: unknown }>('translationResource', { params: { lang: locale } })
    .then(({ data }) => unfold(data))
    .catch(() => {
      overlays.delete(locale);
      return {};
    });
  overlays.set(locale, loading);
  return loading;
}

/** Accepts both nested objects and flat dotted keys. */
function unfold(source: unknown): Catalogue {
  const result: Catalogue = {};
  if (typeof source !== 'object' || source === null) return result;
  for (const [path, value] of Object.entries(source)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let target = result;
    for (const key of keys) {
      const next = target[key];
      const child: Catalogue = typeof next === 'object' ? next : {};
      target[key] = child;
      target = child;
    }
    if (typeof value === 'string') target[last] = value;
    else if (typeof value === 'object') target[last] = unfold(value);
  }
  return result;
}

/** `over` laid upon `base`, key by key. */
export function overlay(base: Catalogue, over: Catalogue): Catalogue {
  const result: Catalogue = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    if (typeof value === 'object' && typeof below === 'object') result[key] = overlay(below, value);
    else if (typeof value === typeof below || below === undefined) result[key] = value;
  }
  return result;
}
