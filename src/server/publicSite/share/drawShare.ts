import sharp, { type OverlayOptions } from 'sharp';
import type { Network } from '../../../domain/networks';
import { type SharePicture, shareSize } from '../../../domain/publicSite/sharePicture';
import type { FileStore } from '../../adapters/files/store';
import { storedPicture } from '../../reports/files/storedPicture';
import { type DrawnText, drawText } from './text';

const { width, height } = shareSize;
const edge = 72;
const portraitWidth = 440;
const markHeight = 52;
const ink = '#0f172a';
const muted = '#5b6577';
const networkColors: Record<Network, string> = {
  facebook: '#1877f2',
  instagram: '#d6336c',
  tiktok: '#111827',
  youtube: '#d4141e',
};

/** What the site has for a mark where nobody gave it one. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${markHeight}" height="${markHeight}" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#5b4bdb"/><circle cx="23.5" cy="9" r="2.5" fill="#b9b2ff"/>
  <path d="M10 8v16M10 17l9-9M14 13.5 21 24" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="#ffffff"/>
  <circle cx="${width - 60}" cy="${height - 10}" r="300" fill="#f3f2fd"/>
  <rect y="${height - 12}" width="100%" height="12" fill="#5b4bdb"/>
</svg>`;

/**
 * Draws the picture of a page as PNG; pictures it shows that are missing or broken are left out.
 * @throws OutsideFailure where the store of pictures does not answer: what is drawn is kept
 */
export async function drawShare(
  files: Pick<FileStore, 'get'>,
  { title, text, site, kol }: SharePicture,
): Promise<Buffer> {
  const portrait = kol?.portrait ? await portraitOf(files, kol.portrait) : null;
  const room = width - 2 * edge - (portrait ? portraitWidth : 0);
  const [name, words, about, ...counts] = await Promise.all([
    drawText(site.name, { face: 'bold', color: ink, sizes: [30], width: room - markHeight - 180, lines: 1 }),
    drawText(title, { face: 'bold', color: ink, sizes: [76, 62, 52], width: room, lines: 3 }),
    drawText(text, { face: 'regular', color: muted, sizes: [32, 28], width: room, lines: kol ? 2 : 3 }),
    ...(kol?.followers ?? []).map(({ network, text: count }) =>
      drawText(count, { face: 'bold', color: networkColors[network], sizes: [32], width: room, lines: 1 }),
    ),
  ]);
  const logo = await logoOf(files, site.logo);
  const parts: OverlayOptions[] = [
    { input: logo.bytes, left: edge, top: edge },
    ...(name ? [{ input: name.bytes, left: edge + logo.width + 18, top: edge + middle(markHeight, name.height) }] : []),
    ...below(
      [words, about].flatMap((drawn) => drawn ?? []),
      counts.flatMap((drawn) => drawn ?? []),
      room,
    ),
    ...(portrait ? [{ input: portrait, left: width - portraitWidth, top: 0 }] : []),
  ];
  const drawn = sharp(Buffer.from(ground)).composite(parts);
  return drawn.png({ palette: true, quality: 92, effort: 7 }).toBuffer();
}

const middle = (outer: number, inner: number) => Math.max(0, Math.round((outer - inner) / 2));

/** Words from below the mark down, in the middle of what is left; counts beside each other, as far as they reach. */
function below(words: DrawnText[], counts: DrawnText[], room: number): OverlayOptions[] {
  const [gap, between] = [28, 40];
  const rows = rowsOf(counts, room, between);
  const tall = [...words.map(({ height: own }) => own), ...rows.map(([first]) => first?.height ?? 0)];
  const total = tall.reduce((sum, own) => sum + own + gap, -gap);
  const top = edge + markHeight + gap;
  let y = top + middle(height - edge / 2 - top, total);
  const placed: OverlayOptions[] = [];
  for (const row of [...words.map((drawn) => [drawn]), ...rows]) {
    let x = edge;
    for (const { bytes, width: own } of row) {
      placed.push({ input: bytes, left: x, top: y });
      x += own + between;
    }
    y += (row[0]?.height ?? 0) + gap;
  }
  return placed;
}

function rowsOf(counts: DrawnText[], room: number, between: number): DrawnText[][] {
  const rows: DrawnText[][] = [];
  let used = 0;
  for (const drawn of counts) {
    const row = rows.at(-1);
    if (row && used + between + drawn.width <= room) {
      row.push(drawn);
      used += between + drawn.width;
    } else {
      rows.push([drawn]);
      used = drawn.width;
    }
  }
  return rows;
}

async function portraitOf(files: Pick<FileStore, 'get'>, address: string): Promise<Buffer | null> {
  const stored = await storedPicture(files, address);
  if (!stored) return null;
  const cover = sharp(stored).resize({ width: portraitWidth, height, fit: 'cover', position: 'attention' });
  return cover
    .flatten({ background: '#ece9fb' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .catch(() => null);
}

async function logoOf(
  files: Pick<FileStore, 'get'>,
  address: string | null,
): Promise<{ bytes: Buffer; width: number }> {
  const stored = address ? await storedPicture(files, address) : null;
  const fitted = (bytes: Buffer) =>
    sharp(bytes).resize({ width: 180, height: markHeight, fit: 'inside' }).png().toBuffer({ resolveWithObject: true });
  const made = stored ? await fitted(stored).catch(() => null) : null;
  const { data, info } = made ?? (await fitted(Buffer.from(mark)));
  return { bytes: data, width: info.width };
}
