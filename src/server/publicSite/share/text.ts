import { createRequire } from 'node:module';
import sharp from 'sharp';

const { resolve } = createRequire(import.meta.url);
const typeface = '@expo-google-fonts/be-vietnam-pro';
const fonts = {
  regular: { name: 'Be Vietnam Pro', file: resolve(`${typeface}/400Regular/BeVietnamPro_400Regular.ttf`) },
  bold: { name: 'Be Vietnam Pro SemiBold', file: resolve(`${typeface}/600SemiBold/BeVietnamPro_600SemiBold.ttf`) },
};
/** Chinese and Japanese, which the typeface lacks. */
const wide = {
  name: 'Noto Sans SC',
  file: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
};

/** Lines of text as a picture with nothing around it. */
export interface DrawnText {
  bytes: Buffer;
  width: number;
  height: number;
}

interface Look {
  face: keyof typeof fonts;
  color: string;
  /** Pixels; the first size at which the text fits is taken. */
  sizes: readonly [number, ...number[]];
  width: number;
  lines: number;
}

/** The height of a line of the typeface, in sizes. */
const lineHeight = 1.265;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Draws a text in the typeface of the reports: broken into lines, smaller where it is long, and cut with an ellipsis
 * where it is too long even then. Null where there is nothing to draw.
 */
export async function drawText(text: string, look: Look): Promise<DrawnText | null> {
  const clean = drawable(text);
  if (!clean) return null;
  for (const size of look.sizes) {
    const drawn = await draw(clean, size, look);
    if (fits(drawn, size, look)) return drawn;
  }
  return cut(
    [...graphemes.segment(clean)].map(({ segment }) => segment),
    look,
  );
}

/** As many of the parts as fit with an ellipsis behind them. */
async function cut(parts: string[], look: Look): Promise<DrawnText> {
  const size = look.sizes.at(-1) ?? look.sizes[0];
  let [least, most] = [0, parts.length];
  let found = await draw('…', size, look);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const drawn = await draw(`${parts.slice(0, middle).join('').trimEnd()}…`, size, look);
    if (fits(drawn, size, look)) [least, found] = [middle, drawn];
    else most = middle - 1;
  }
  return found;
}

const fits = ({ width, height }: DrawnText, size: number, look: Look) =>
  width <= look.width && height <= size * (lineHeight * look.lines + 0.2);

let wideKnown: Promise<unknown> | undefined;

async function draw(text: string, size: number, { face, color, width }: Look): Promise<DrawnText> {
  // A font is known to all texts once one was drawn with its file.
  wideKnown ??= sharp({ text: { text: '中', font: wide.name, fontfile: wide.file } }).toBuffer();
  await wideKnown;
  const { name, file } = fonts[face];
  const escaped = text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `${name}, ${wide.name} ${size}`,
      fontfile: file,
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** What the fonts have: composed accents, single blanks, no emoji and nothing unseen. */
function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\uFE00-\uFE0F]|\p{Cf}|\p{Cs}|\p{Co}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 600);
}
