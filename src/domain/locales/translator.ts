import type { Catalogue } from './catalogue';
import { sayMissing } from './missing';

/** A word by its dotted key, with what stands in it; `_` is said where there is no such word. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** A translator without react-admin; the key itself where a word is missing, which is said. */
export function translatorOf(catalogue: Catalogue): Translate {
  return (key, values = {}) => {
    let found: Catalogue | string | undefined = catalogue;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string' && typeof values._ === 'string') return values._;
    if (typeof found !== 'string') {
      sayMissing(key);
      return key;
    }
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
