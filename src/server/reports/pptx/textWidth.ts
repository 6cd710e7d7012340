/** Widths in em as Be Vietnam Pro Bold draws them, rounded up; fonts that stand in for it are narrower. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200B-\u200D]/u, 0],
  [/[\p{Extended_Pictographic}\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/u, 1.3],
  [/[\d-]/, 0.7],
  [/[ilIj.,:;'’|! ]/, 0.34],
  [/[rft()[\]/]/, 0.53],
  [/[mwMW@%—…]/, 1],
  [/\p{Lu}/u, 0.79],
];
const usual = 0.67;
const known = new Map<string, number>();

function emOf(letter: string): number {
  const em = known.get(letter) ?? widths.find(([letters]) => letters.test(letter))?.[1] ?? usual;
  known.set(letter, em);
  return em;
}

/** About how wide a line of text is, in inches, at a size in points; rather too wide than too narrow. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += emOf(letter);
  return (em * size) / 72;
}

const parts = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text that stays within so many inches on one line, cut with an ellipsis where it is longer. */
export function fitted(text: string, width: number, size: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (textWidth(line, size) <= width) return line;
  let kept = '';
  for (const { segment } of parts.segment(line)) {
    if (textWidth(`${kept}${segment}…`, size) > width) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** How many lines a text takes where a line is so many inches wide; a word is broken only where it is wider itself. */
export function linesOf(text: string, width: number, size: number): number {
  let lines = 1;
  let used = 0;
  const space = textWidth(' ', size);
  for (const word of text.split(/\s+/)) {
    const wide = textWidth(word, size);
    if (used > 0 && used + space + wide > width) {
      lines += 1;
      used = 0;
    }
    const needed = used > 0 ? used + space + wide : wide;
    lines += Math.max(0, Math.ceil(needed / width) - 1);
    used = needed <= width ? needed : needed % width;
  }
  return lines;
}

/** A text over at most so many lines, cut with an ellipsis where it needs more. */
export function fittedLines(text: string, width: number, size: number, lines: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (linesOf(whole, width, size) <= lines) return whole;
  let kept = '';
  for (const { segment } of parts.segment(whole)) {
    if (linesOf(`${kept}${segment}…`, width, size) > lines) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The largest of some sizes at which a text stands in one line; the smallest where it does at none. */
export const sizeFor = (text: string, width: number, sizes: readonly number[]): number =>
  sizes.find((points) => textWidth(text, points) <= width) ?? Math.min(...sizes);
