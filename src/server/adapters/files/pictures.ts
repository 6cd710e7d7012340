import sharp, { type Region, type Sharp, type SharpOptions } from 'sharp';
import type { PicturePart } from '../../../domain/introPage/pictures';
import { pictureLimits } from '../../../domain/limits';
import { sha256Of } from '../../sha256';
import { bmpHeader, decodeBmp } from './bmp';
import { FileRefused } from './refused';
import { sanitizeSvg } from './svg';

/** A picture's bytes after re-encoding, its media type, its size in pixels (of one frame) and its file extension. */
export interface Encoded {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
  extension: string;
}

/** A smaller WebP copy of a picture that fits a square of `size` pixels; never larger than the picture itself. */
export interface Thumbnail extends Encoded {
  size: number;
  sha256: string;
}

type RasterFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** What a picture may be. */
export type PictureFormat = RasterFormat | 'svg';

/**
 * A picture that becomes one of exactly this size: what is too much is cut off, or it stands whole with nothing around it.
 * `inside` keeps it as it is, made smaller where it is larger.
 */
export interface Cut {
  width: number;
  height: number;
  fit: 'cover' | 'contain' | 'inside';
  /** What is kept of it; all of it where none is named. */
  part?: PicturePart | undefined;
}

/** What may be cut: pictures, and the one format that is not kept as it is. */
export type CutFormat = PictureFormat | 'bmp';

const largestPixels = pictureLimits.megapixels * 1_000_000;
/** All frames together; re-encoding more would hold a core for several seconds. */
const largestAnimation = 20_000_000;
const thumbnailSizes = [96, 320, 960];
const strict = { failOn: 'error', limitInputPixels: largestPixels } satisfies SharpOptions;

/**
 * Decodes and encodes a picture anew in its own format, without metadata. What it costs is bounded only where it runs in
 * a process of its own: `reencodeApart`. Throws FileRefused.
 */
export function reencode(bytes: Buffer, format: PictureFormat): Promise<Encoded> {
  return format === 'svg' ? reencodeSvg(bytes) : reencodePicture(bytes, format);
}

/** Cuts a picture to a size and makes WebP of it: the first frame, without metadata, a drawing cleaned before. Throws FileRefused. */
export async function cutPicture(
  bytes: Buffer,
  format: CutFormat,
  { width, height, fit, part }: Cut,
): Promise<Encoded> {
  const image = format === 'bmp' ? openBmp(bytes) : sharp((await reencode(bytes, format)).bytes, strict);
  if (part) image.extract(await pixelsOf(image, part));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const sized = image.resize({ width, height, fit, background, withoutEnlargement: fit === 'inside' });
  return encode(sized.webp({ quality: 86 }), 'webp');
}

/** The part in whole pixels, at least one. */
async function pixelsOf(image: Sharp, part: PicturePart): Promise<Region> {
  const { width, height } = await image.metadata().catch(refuseBroken);
  const left = Math.min(Math.round(part.left * width), width - 1);
  const top = Math.min(Math.round(part.top * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(part.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(part.height * height), height - top)),
  };
}

function openBmp(bytes: Buffer): Sharp {
  const header = bmpHeader(bytes);
  if (header.width * Math.abs(header.height) > largestPixels) throw new FileRefused('file_too_large');
  const { data, width, height } = decodeBmp(bytes);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Turned by its EXIF orientation; an animation keeps its frames up to 20 megapixels in all, beyond that its first one. */
async function reencodePicture(bytes: Buffer, format: RasterFormat): Promise<Encoded> {
  const { pages } = await inspectHeader(bytes, format);
  const image = pages > 1 ? sharp(bytes, { ...strict, animated: true }) : sharp(bytes, strict).autoOrient();
  const encoders = {
    jpeg: () => image.jpeg({ quality: 86, progressive: true }),
    png: () => image.png(),
    webp: () => image.webp({ quality: 86 }),
    gif: () => image.gif({ effort: 3 }),
  };
  return encode(encoders[format](), format === 'jpeg' ? 'jpg' : format);
}

/** Cleans an SVG (see sanitizeSvg) and makes sure that what is left can be drawn. */
async function reencodeSvg(bytes: Buffer): Promise<Encoded> {
  const text = decodeUtf8(bytes);
  if (!text.includes('<svg') || /<!ENTITY/i.test(text)) throw new FileRefused('file_type_invalid');
  await inspectHeader(bytes, 'svg');
  const clean = sanitizeSvg(text);
  if (!clean) throw new FileRefused('file_type_invalid');
  const cleanBytes = Buffer.from(clean);
  const { width, height } = await inspectHeader(cleanBytes, 'svg');
  // A small drawing of it finds references that multiply each other without end.
  await encode(sharp(cleanBytes, strict).resize({ width: 32 }).png(), 'png');
  return { bytes: cleanBytes, type: 'image/svg+xml', width, height, extension: 'svg' };
}

/** Makes the smaller copies (96, 320 and 960 pixels) of an accepted picture; of an animation the first frame. */
export async function sizes(bytes: Buffer): Promise<Thumbnail[]> {
  return Promise.all(
    thumbnailSizes.map(async (size) => {
      const small = sharp(bytes, strict).resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
      const encoded = await encode(small.webp({ quality: 80 }).timeout({ seconds: 30 }), 'webp');
      return { ...encoded, size, sha256: sha256Of(encoded.bytes) };
    }),
  );
}

/** Reads what the header promises before anything is unpacked; `pages` is 1 where the animation is too large to keep. */
async function inspectHeader(bytes: Buffer, format: PictureFormat) {
  const header = await sharp(bytes, { ...strict, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  if (header.format !== format) throw new FileRefused('file_type_invalid');
  const { width, height } = header;
  if (width * height > largestPixels) throw new FileRefused('file_too_large');
  const pages = header.pages ?? 1;
  return { width, height, pages: width * height * pages > largestAnimation ? 1 : pages };
}

async function encode(image: Sharp, extension: string): Promise<Encoded> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true }).catch(refuseBroken);
  const type = extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
  return { bytes: data, type, width: info.width, height: info.pageHeight ?? info.height, extension };
}

/** sharp says only in words why it gave up; with the size checked before, what is left is a broken picture. */
function refuseBroken(cause: unknown): never {
  throw new FileRefused('file_type_invalid', { cause });
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    return refuseBroken(cause);
  }
}
