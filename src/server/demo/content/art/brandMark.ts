import { normalise } from '../../../../domain/text';
import { createRandom, type Random } from '../random';
import { glyphs } from './glyphs';
import { type Palette, palettes } from './palettes';

const weights = [13, 16, 19];

function letter(character: string, x: number, y: number, size: number, colour: string, weight: number): string {
  const path = glyphs[character] ?? glyphs.O;
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><path d="${path}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** The first letters of the name's first two words, as drawn by `glyphs`. */
function initials(name: string): [string, string] {
  const words = normalise(name)
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  const first = words[0] ?? 'O';
  return [first.charAt(0), words[1]?.charAt(0) ?? first.charAt(1) ?? 'O'];
}

type Style = (letters: [string, string], palette: Palette, random: Random) => string;

const ground = (colour: string): string => `<rect width="400" height="400" fill="${colour}"/>`;

const styles: readonly Style[] = [
  // A letter reversed out of a full colour field, with a point.
  ([a], p, random) =>
    ground(p.main) +
    letter(a, 112, 112, 176, '#ffffff', random.pick(weights)) +
    `<circle cx="318" cy="292" r="20" fill="${p.spark}"/>`,
  // Inline letter: two strokes, one inside the other.
  ([a], p) => ground(p.pale) + letter(a, 102, 102, 196, p.main, 30) + letter(a, 102, 102, 196, p.pale, 7),
  // Both initials, overlapping and translucent.
  ([a, b], p) =>
    `${ground('#ffffff')}<g style="mix-blend-mode:multiply">${letter(a, 74, 122, 156, p.main, 20)}</g><g style="mix-blend-mode:multiply">${letter(b, 176, 122, 156, p.spark, 20)}</g>`,
  // A disc cut by the letter.
  ([a], p) =>
    `${ground(p.pale)}<circle cx="200" cy="200" r="142" fill="${p.main}"/>${letter(a, 134, 134, 132, p.pale, 17)}`,
  // A leaf shape holding the letter.
  ([a], p) =>
    `${ground('#ffffff')}<path d="M60 60H220A120 120 0 0 1 340 180V340H180A120 120 0 0 1 60 220Z" fill="${p.main}"/>${letter(a, 142, 142, 116, '#ffffff', 17)}`,
  // A field split in two colours, the letter across both.
  ([a], p) =>
    `${ground(p.deep)}<path d="M0 400 400 0V400Z" fill="${p.main}"/>${letter(a, 108, 108, 184, '#ffffff', 15)}`,
  // Petals around a point.
  (_, p, random) => {
    const count = random.pick([5, 6, 8]);
    const petals = Array.from({ length: count }, (__, index) => {
      const colour = index % 2 === 0 || count === 5 ? p.main : p.soft;
      return `<ellipse cx="200" cy="112" rx="${count === 8 ? 34 : 46}" ry="72" fill="${colour}" opacity=".9" transform="rotate(${(360 / count) * index} 200 200)"/>`;
    });
    return `${ground('#ffffff')}${petals.join('')}<circle cx="200" cy="200" r="30" fill="${p.spark}"/>`;
  },
  // Bars of different heights, standing or hanging.
  (_, p, random) => {
    const heights = random.shuffle([90, 140, 190]);
    const hanging = random.chance(0.4);
    const bars = heights.map((height, index) => {
      const y = hanging ? 105 : 295 - height;
      return `<rect x="${96 + index * 78}" y="${y}" width="52" height="${height}" rx="26" fill="${height === 190 ? p.pale : p.soft}"/>`;
    });
    return ground(random.pick([p.deep, p.main])) + bars.join('');
  },
  // A letter on a hexagon's outline.
  ([a], p, random) =>
    `${ground('#ffffff')}<path d="M200 44 335 122V278L200 356 65 278V122Z" fill="${p.pale}" stroke="${p.main}" stroke-width="14" stroke-linejoin="round"/>${letter(a, 136, 136, 128, p.deep, random.pick(weights))}`,
  // Waves under a sun.
  (_, p) =>
    `${ground(p.pale)}<circle cx="200" cy="172" r="84" fill="${p.spark}"/><path d="M0 214C70 170 130 170 200 214S330 258 400 214V400H0Z" fill="${p.main}"/><path d="M0 286C70 242 130 242 200 286S330 330 400 286V400H0Z" fill="${p.deep}"/>`,
  // Quarter circles, a letter in the free quarter.
  ([a], p) =>
    `${ground(p.deep)}<path d="M52 196A144 144 0 0 1 196 52V196Z" fill="${p.main}"/><path d="M204 52A144 144 0 0 1 348 196H204Z" fill="${p.soft}"/><path d="M52 204H196V348A144 144 0 0 1 52 204Z" fill="${p.spark}"/>${letter(a, 226, 226, 104, '#ffffff', 20)}`,
  // Monogram in a ring with a gap.
  ([a, b], p) =>
    `${ground(p.main)}<circle cx="200" cy="200" r="136" fill="none" stroke="#ffffff" stroke-width="12" stroke-dasharray="700 155" stroke-linecap="round" transform="rotate(-28 200 200)"/>${letter(a, 116, 152, 96, '#ffffff', 15)}${letter(b, 196, 152, 96, p.soft, 15)}`,
];

/** A square mark for a company or brand as SVG text; the same name gives the same mark. */
export function brandMark(name: string): string {
  const random = createRandom(`mark/${name}`);
  const style = random.pick(styles);
  const drawing = style(initials(name), random.pick(palettes), random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">${drawing}</svg>`;
}
