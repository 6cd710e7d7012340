import QRCode from 'qrcode';
import { shortLink } from '../../domain/campaigns/postRules';
import { homeOf } from '../config';
import type { SignedCtx } from '../context';
import { FileAnswer } from '../http/api';
import { readShortener } from './read';

interface Asked {
  format: 'svg' | 'png';
  /** Pixels of a side. */
  size: number;
}

// Read from paper and from across a street: the second level mends 15 %, and the quiet zone is what the standard asks for.
const drawn = { errorCorrectionLevel: 'M', margin: 4 } as const;

/** The QR code of a short link. @throws AppError shortener_not_exist, permission_denied */
export async function qrOf(ctx: SignedCtx, id: string, { format, size }: Asked): Promise<FileAnswer> {
  const { slug } = await readShortener(ctx, id);
  const address = homeOf(ctx.config) + shortLink(slug);
  const name = `qr-${slug}.${format}`;
  if (format === 'png') {
    const png = await QRCode.toBuffer(address, { ...drawn, width: size });
    return new FileAnswer(png, name, 'image/png');
  }
  const svg = await QRCode.toString(address, { ...drawn, type: 'svg', width: size });
  return new FileAnswer(Buffer.from(svg), name, 'image/svg+xml');
}
