/** Whether rich text shows nothing: no letter outside its tags. */
export function isBlankRichText(html: string): boolean {
  return /^(\s|&nbsp;|&#160;|<[^>]*>)*$/i.test(html);
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', '#160': ' ', amp: '&' };

/** Rich text as its words alone, paragraphs and points one after another; text that is none stays as it is. */
export function wordsOfRichText(text: string): string {
  if (!/^\s*<(p|ul|ol|h\d|blockquote)\b/i.test(text)) return text;
  return text
    .replace(/<li\b[^>]*>/gi, ' • ')
    .replace(/<br\b[^>]*>|<\/(p|ul|ol|h\d|blockquote)>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, sign: string) => signs[sign] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
