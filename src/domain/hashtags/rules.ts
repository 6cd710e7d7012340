/** Characters of a hashtag without its mark; tags of one search, of one classification, and suggestions while typing. */
export const hashtagLimits = { length: 100, searched: 20, classified: 200, suggested: 20, shown: 200 } as const;

const written = /^[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*$/u;

/**
 * A hashtag as it is kept, without its mark and composed; null of what is none: letters of any script, digits and
 * underscores, a letter at least, 100 characters at most (CONTRACT-2 §12).
 */
export function hashtagOf(text: string): string | null {
  const tag = text
    .trim()
    .replace(/^[#＃]+/, '')
    .normalize('NFC');
  return written.test(tag) && [...tag].length <= hashtagLimits.length ? tag : null;
}

/** What makes two hashtags one: without case and accents, letter by letter as `normalise_text` of the database does. */
export function plainTag(tag: string): string {
  const bare = tag
    .replace(/^[#＃]+/, '')
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/[\u0300-\u036f]/g, '');
  // A word is not lowered as a whole: in JavaScript a sigma at its end becomes another letter.
  return [...bare].map((letter) => letter.toLowerCase()).join('');
}

/** Hashtags as typed into one line, split on commas and blanks, each once; what is no hashtag is left out. */
export function hashtagsTyped(text: string): string[] {
  return unique(text.split(/[,\s]+/).flatMap((part) => hashtagOf(part) ?? []));
}

// A mark inside a word, of an address or of an entity (`&#39;`) begins no hashtag.
const marked = /(?<![\p{L}\p{M}\p{N}_&/#＃])[#＃]([\p{L}\p{M}\p{N}_]+)/gu;

/** The hashtags of a caption and of the field beside it, as written, each once; the database reads them the same way. */
export function tagsIn(caption: string | null, field: readonly string[]): string[] {
  const inCaption = [...(caption ?? '').normalize('NFC').matchAll(marked)].flatMap(
    ([, tag = '']) => hashtagOf(tag) ?? [],
  );
  return unique([...field.flatMap((tag) => hashtagOf(tag) ?? []), ...inCaption]);
}

function unique(tags: readonly string[]): string[] {
  const byPlain = new Map<string, string>();
  for (const tag of tags) if (!byPlain.has(plainTag(tag))) byPlain.set(plainTag(tag), tag);
  return [...byPlain.values()];
}
