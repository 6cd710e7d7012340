import type { Face, Fonts } from './fonts';

/** A stretch of text in one style. */
export interface Span {
  text: string;
  face: Face;
  href?: string | null;
  underline?: boolean;
}

/** What stands on a line, each piece at its distance from the line's beginning; points. */
export interface Line {
  pieces: (Span & { at: number; width: number })[];
  width: number;
}

/** In NFC, without what is not seen (joiners, marks of direction, skin tones), white space as one space; lines stay. */
export function readable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\p{Cf}|(?!\n)\p{Cc}|[\u{FE00}-\u{FE0F}]|\p{Emoji_Modifier}/gu, '');
}

/** How wide a readable text is, in points. */
export function widthOf(fonts: Fonts, text: string, face: Face, size: number): number {
  let width = 0;
  for (const character of text) width += fonts.glyph(character, face).width;
  return (width * size) / 1000;
}

// Between Chinese and Japanese characters a line may end anywhere.
const token = /\n| +|[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]|[^ \n\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+/gu;

/** Lays styled text out in lines of at most `width` points; a word that is longer is cut. */
export function linesOf(fonts: Fonts, spans: readonly Span[], size: number, width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { pieces: [], width: 0 };
  const end = () => {
    lines.push(trimmed(fonts, line, size));
    line = { pieces: [], width: 0 };
  };
  const add = (span: Span, text: string, wide: number) => {
    const last = line.pieces.at(-1);
    if (last && isAlike(last, span)) Object.assign(last, { text: last.text + text, width: last.width + wide });
    else line.pieces.push({ ...span, text, at: line.width, width: wide });
    line.width += wide;
  };
  for (const span of spans) {
    for (const [word] of readable(span.text).matchAll(token)) {
      if (word === '\n') {
        end();
        continue;
      }
      const wide = widthOf(fonts, word, span.face, size);
      if (word.startsWith(' ')) {
        if (line.pieces.length > 0) add(span, word, wide);
        continue;
      }
      if (line.pieces.length > 0 && line.width + wide > width) end();
      if (wide <= width) {
        add(span, word, wide);
        continue;
      }
      for (const character of word) {
        const own = widthOf(fonts, character, span.face, size);
        if (line.pieces.length > 0 && line.width + own > width) end();
        add(span, character, own);
      }
    }
  }
  if (line.pieces.length > 0 || lines.length === 0) end();
  return lines;
}

const isAlike = (one: Span, other: Span) =>
  one.face === other.face && one.href === other.href && one.underline === other.underline;

function trimmed(fonts: Fonts, line: Line, size: number): Line {
  const last = line.pieces.at(-1);
  if (!last?.text.endsWith(' ')) return line;
  const text = last.text.trimEnd();
  const width = widthOf(fonts, text, last.face, size);
  const pieces = [...line.pieces.slice(0, -1), ...(text ? [{ ...last, text, width }] : [])];
  return { pieces, width: text ? last.at + width : last.at };
}
