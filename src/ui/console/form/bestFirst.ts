import { inAccents, normalise } from '../../../domain/text';

/**
 * Records that were found by a text, the best first: whose name begins with it in the accents typed, then in any, then
 * those with a word that does, then the others; of each in their order.
 */
export function bestFirst<T>(records: readonly T[], text: string, nameOf: (record: T) => string): T[] {
  const [exact, plain] = [inAccents(text), normalise(text)];
  const placeOf = (record: T) => {
    const names = [inAccents(nameOf(record)), normalise(nameOf(record))] as const;
    const begins = [names[0].startsWith(exact), names[1].startsWith(plain)];
    const place = [...begins, ` ${names[0]}`.includes(` ${exact}`), ` ${names[1]}`.includes(` ${plain}`)].indexOf(true);
    return place < 0 ? begins.length * 2 : place;
  };
  return records
    .map((record) => ({ record, place: placeOf(record) }))
    .sort((a, b) => a.place - b.place)
    .map(({ record }) => record);
}
