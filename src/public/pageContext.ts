import { createContext, useContext } from 'react';
import { defaultIntro } from '../domain/introPage/defaults';
import type { SiteFrame } from '../domain/introPage/types';
import type { BuiltInLanguage } from '../domain/languages/rules';
import type { Translate } from '../domain/locales/translator';

interface PageContext {
  language: BuiltInLanguage;
  say: Translate;
  /** What header and footer say. */
  frame: SiteFrame;
  /** Drawn for those who write it: what is empty has its place too. */
  isEdited: boolean;
}

/** The language of the page that is being drawn, its words and its frame. Islands have their own, handed to them. */
export const PageContext = createContext<PageContext>({
  language: 'vi',
  say: (key) => key,
  frame: defaultIntro.vi,
  isEdited: false,
});

export const usePage = () => useContext(PageContext);

/** Says which text of the intro page an element holds, where the page is drawn to be edited. */
export function useNamed(): (place: string) => { 'data-field'?: string } {
  const { isEdited } = usePage();
  return (place) => (isEdited ? { 'data-field': place } : {});
}
