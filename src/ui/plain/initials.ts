/** Up to two letters standing for somebody or something without a picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : undefined];
  return letters.join('').toUpperCase();
}
