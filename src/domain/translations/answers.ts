import type { ImportedKeyword, Keyword, TranslationProgress } from './types';

/** What the calls of translations answer. */
export interface TranslationAnswers {
  translationList: Keyword;
  keywordCreate: Keyword;
  keywordUpdate: Keyword;
  translate: Keyword;
  retranslate: Keyword;
  translationDelete: Keyword;
  translationProgress: TranslationProgress;
  translationImport: ImportedKeyword;
  /** Text by key. */
  translationResource: Record<string, string>;
}
