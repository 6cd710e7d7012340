import { createContext, useContext } from 'react';
import type { Translate } from '../domain/locales/translator';

/** Words for the pages that load without react-admin. */
export const WordsContext = createContext<Translate>((key) => key);

export function useWords(): Translate {
  return useContext(WordsContext);
}
