import sharp from 'sharp';

/** What a smaller copy may be, the best first. */
const formats = ['avif', 'webp'] as const;
export type VariantFormat = (typeof formats)[number];

/** The best format the caller says it takes; null where it names none, as a wildcard does not. */
export function formatFor(accept: string | undefined): VariantFormat | null {
  const taken = (accept ?? '').split(',').flatMap((one) => {
    const [type = '', ...values] = one.split(';').map((part) => part.trim().toLowerCase());
    return values.some((value) => /^q=0(\.0*)?$/.test(value)) ? [] : [type];
  });
  return formats.find((format) => taken.includes(`image/${format}`)) ?? null;
}

/** A copy of a picture at most so many pixels wide, never larger than itself; null of an animation, which stays whole. */
export async function makeVariant(bytes: Buffer, width: number, format: VariantFormat): Promise<Buffer | null> {
  const { pages = 1 } = await sharp(bytes).metadata();
  if (pages > 1) return null;
  const small = sharp(bytes).resize({ width, withoutEnlargement: true });
  const encoded = format === 'avif' ? small.avif({ quality: 55, effort: 3 }) : small.webp({ quality: 78 });
  return encoded.timeout({ seconds: 30 }).toBuffer();
}
