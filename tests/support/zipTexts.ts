import { strFromU8, unzipSync } from 'fflate';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => named[name] ?? '');

/** The parts of an archive of XML whose names match, as text, in order of their numbers. */
export function partsOf(archive: Uint8Array, name: RegExp): string[] {
  const numberOf = (path: string) => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
  return Object.entries(unzipSync(archive))
    .filter(([path]) => name.test(path))
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, bytes]) => strFromU8(bytes));
}

const textsIn = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => plain(text));

/** What is read on each slide of a deck, a line a piece of text. */
export const slideTexts = (deck: Uint8Array) =>
  partsOf(deck, /^ppt\/slides\/slide\d+\.xml$/).map((xml) => textsIn(xml).join('\n'));

/** What stands in the notes of each slide. */
export const noteTexts = (deck: Uint8Array) =>
  partsOf(deck, /^ppt\/notesSlides\/notesSlide\d+\.xml$/).map((xml) => textsIn(xml).join('\n'));
