import { createContext, useContext } from 'react';

/** The language figures are written in; each application sets it once around its pages. */
export const LanguageContext = createContext('vi');

/** The language to format for. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}
