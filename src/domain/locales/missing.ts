const told = new Set<string>();
const isKey = (text: string) => /^\w+(\.\w+)+$/.test(text);

/** Says on the console, once for each, that a person reads a key where a word should stand. What is no key is a text already. */
export function sayMissing(key: string): void {
  if (told.has(key) || !isKey(key)) return;
  told.add(key);
  console.error(`No word: ${key}`);
}
