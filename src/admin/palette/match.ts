import { type Asked, isShort } from '../../domain/search/words';
import { normalise } from '../../domain/text';

/** A text without accents, and where each of its letters stands in the text itself. */
interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const character of text) {
    const letters = /\s/.test(character) ? ' ' : normalise(character);
    const end = at + character.length;
    for (let letter = 0; letter < letters.length; letter += 1) {
      folded.starts.push(at);
      folded.ends.push(end);
    }
    // An accent written apart belongs to the letter before it.
    if (letters === '' && folded.ends.length > 0) folded.ends[folded.ends.length - 1] = end;
    folded.text += letters;
    at = end;
  }
  return folded;
}

const beginsWord = (text: string, at: number) => at === 0 || text[at - 1] === ' ';

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (!isShort(word) || beginsWord(text, at)) places.push(at);
  }
  return places;
}

/** How well a text answers, 0 the best, in the order the server's groups have; null where a word is missing. */
export function rankOf(text: string, { phrase, words }: Asked): number | null {
  const plain = normalise(text);
  if (words.some((word) => placesOf(plain, word).length === 0)) return null;
  const at = plain.indexOf(phrase);
  if (at === 0) return 0;
  if (plain.includes(` ${phrase}`)) return 1;
  return at > 0 ? 2 : 3;
}

/** The stretches of a text that were asked for, in order, none touching another. */
export function marksOf(text: string, words: readonly string[]): [start: number, end: number][] {
  const folded = fold(text);
  const found = words
    .flatMap((word) => placesOf(folded.text, word).map((at) => [at, at + word.length - 1] as const))
    .map(([first, last]): [number, number] => [folded.starts[first] ?? 0, folded.ends[last] ?? text.length])
    .sort(([a], [b]) => a - b);
  const marks: [number, number][] = [];
  for (const [start, end] of found) {
    const before = marks.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
