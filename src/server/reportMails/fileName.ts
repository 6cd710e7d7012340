/** What the frozen report's PDF of a campaign's code and its number is called in a mail. */
export function attachmentName(code: string, number: string): string {
  return `${code}_${number}.pdf`.replace(/[^\p{L}\p{N}._…-]+/gu, '_');
}
