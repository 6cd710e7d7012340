/** Whether rich text shows nothing: no letter outside its tags. */
export function isBlankRichText(html: string): boolean {
  return /^(\s|&nbsp;|&#160;|<[^>]*>)*$/i.test(html);
}
