/** Words no public address of ours is made of, Vietnamese without accents and English; compared within its parts. */
const words = [
  ...[
    'dit',
    'ditme',
    'dm',
    'dmm',
    'dkm',
    'vcl',
    'vkl',
    'vl',
    'clm',
    'cmm',
    'lon',
    'cac',
    'buoi',
    'dcm',
    'djt',
    'loz',
    'deo',
    'cave',
  ],
  ...[
    'fuck',
    'fucking',
    'fucker',
    'shit',
    'cunt',
    'bitch',
    'dick',
    'cock',
    'pussy',
    'whore',
    'slut',
    'asshole',
    'porn',
  ],
  ...['nigger', 'nigga', 'faggot', 'nazi', 'rape', 'sex', 'xxx'],
];
const abusive = new Set(words);

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Whether a slug says something nobody wants to be sent: one of its parts, or all of them together. */
export function isAbusive(slug: string): boolean {
  const plain = slug.toLowerCase().replace(/[013457]/g, (digit) => digits[digit] ?? digit);
  const parts = plain.split('-');
  return [...parts, parts.join(''), slug.toLowerCase()].some((part) => abusive.has(part));
}
