import type { ImportAction } from '../imports';
import type { Language } from '../languages/types';

/** A keyword's word in one language; a built-in word nobody changed, or one written under a former key, has no `translateId` and no version. */
export interface Translation {
  translateId: string | null;
  language_id: string;
  translation: string;
  version: number | null;
}

/** A row of `GET /translations` (spec 1 §3 Translation keyword). */
export interface Keyword {
  id: string;
  key: string;
  version: number;
  /** Shipped with the product: never renamed or deleted. */
  built_in: boolean;
  translations: Translation[];
}

/** `GET /translations/progress`. */
export interface TranslationProgress {
  /** Keywords there are. */
  total: number;
  /** Every language, with how many keywords have a word in it, written or built in. */
  languages: (Pick<Language, 'id' | 'code' | 'language' | 'flag' | 'enable'> & { translated: number })[];
  /** First parts of the keys, in alphabetical order. */
  areas: string[];
}

/** A row of an import: the words that differ from those there are, by language code. */
export interface ImportedKeyword {
  row: number;
  action: ImportAction;
  key: string;
  changes: Record<string, { before: string | null; after: string }>;
}
