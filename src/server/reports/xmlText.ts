// Control characters, lone surrogates and the two that are no characters: XML has no way to write them.
const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** A text as a file of XML can hold it: accents composed, without what XML forbids. */
function xmlText(text: string): string {
  return text.replace(forbidden, '').normalize('NFC');
}

/** A value of JSON with every text in it as `xmlText` writes it. */
export function xmlTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? xmlText(part) : part));
}
