import type { ImportAction } from '../imports';

/** A keyword's word in one language; a built-in word nobody changed has no `translateId` and no version. */
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

/** A row of an import: the words that differ from those there are, by language code. */
export interface ImportedKeyword {
  row: number;
  action: ImportAction;
  key: string;
  changes: Record<string, { before: string | null; after: string }>;
}
