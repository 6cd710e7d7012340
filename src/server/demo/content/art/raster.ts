import sharp from 'sharp';

/** The drawing as PNG bytes, `width` pixels wide. */
export function toPng(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

/** The drawing as WebP bytes, `width` pixels wide; flat drawings gain nothing from more effort. */
export function toWebp(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality: 84, effort: 2 }).toBuffer();
}
