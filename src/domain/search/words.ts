import { canonicalPostUrl, networkOfUrl } from '../networks';
import { inAccents, normalise } from '../text';

/** Letters a search needs at least and takes at most, a link's of a post, and how many hits a group answers. */
export const searchLimits = { min: 2, max: 100, link: 500, perGroup: 5 } as const;

/** A text as it is searched for; every word has to be found. */
export interface Asked {
  /** Begins with `#`: whoever may read hashtags asks for what bears this one. */
  tagged: boolean;
  /** The whole text without accents, in lower case. */
  phrase: string;
  /** The same in the accents it was typed with. */
  exact: string;
  words: string[];
  /** The same as a hashtag is written: in one piece, without its mark. */
  tag: string;
}

/** Takes a typed text apart: `#Tết Về` → tagged, phrase `tet ve`, exact `tết về`, words `tet` and `ve`, tag `tetve`. */
export function readAsked(text: string): Asked {
  const plain = normalise(text);
  const phrase = plain.replace(/^[#\s]+/, '');
  return {
    tagged: plain.startsWith('#'),
    phrase,
    exact: inAccents(text).replace(/^[#\s]+/, ''),
    words: [...new Set(phrase.split(' ').filter((word) => lettersOf(word) > 0))],
    tag: phrase.replace(/[#\s]/g, ''),
  };
}

/** The one spelling of a post's address where the text is a link to one of the networks, however it was copied; else null. */
export function postLinkOf(text: string): string | null {
  const link = text.trim();
  return networkOfUrl(link) ? canonicalPostUrl(link) : null;
}

/** Whether the text is long enough to be searched for; letters and digits count, marks do not. */
export function isSearchable(text: string): boolean {
  return lettersOf(readAsked(text).phrase) >= searchLimits.min;
}

function lettersOf(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** A word this short is looked for at the beginning of words only: inside them it would be everywhere. */
export function isShort(word: string): boolean {
  return word.length <= 2;
}
