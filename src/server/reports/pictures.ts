import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ReportDocument } from '../../domain/reports/document';
import type { ReportSection } from '../../domain/reports/sections/types';
import { type FileStore, fileKey } from '../adapters/files/store';

const address = /^\/pictures\/([0-9a-f]{64})$/;
const largestSide = 1_200;
const atOnce = 4;

/** The addresses of all pictures a report's files show: cover, logo, faces, and those of its sections; each once. */
export function picturesOf({ campaign, kols }: ReportDocument, sections: readonly ReportSection[]): string[] {
  const shown = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.is === 'pictures' ? part.pictures.map(({ src }) => src) : [])),
  );
  const faces = [...kols.map(({ kol }) => kol.avatar), ...campaign.kols.map(({ avatar }) => avatar)];
  const all = [campaign.cover_image, campaign.brand?.logo ?? null, ...faces, ...shown];
  return [...new Set(all.filter((src) => src !== null))];
}

/**
 * Pictures of ours as files can show them: JPEG, or PNG where something shines through, at most 1,200 pixels a side. What is
 * no address of ours, missing or broken is left out. Stops where the caller has gone. @throws the signal's reason
 */
export async function loadPictures(
  files: Pick<FileStore, 'get'>,
  addresses: readonly string[],
  gone: AbortSignal,
): Promise<Map<string, Uint8Array>> {
  const loaded = new Map<string, Uint8Array>();
  for (let first = 0; first < addresses.length; first += atOnce) {
    gone.throwIfAborted();
    const some = addresses.slice(first, first + atOnce);
    const bytes = await Promise.all(some.map((src) => loadPicture(files, src)));
    for (const [index, src] of some.entries()) {
      const found = bytes[index];
      if (found) loaded.set(src, found);
    }
  }
  return loaded;
}

async function loadPicture(files: Pick<FileStore, 'get'>, src: string): Promise<Uint8Array | null> {
  const [, sha256] = address.exec(src) ?? [];
  const stored = sha256 ? await files.get(fileKey(sha256)) : null;
  if (!stored) return null;
  return asShown(await buffer(stored.stream)).catch(() => null);
}

async function asShown(bytes: Buffer): Promise<Uint8Array> {
  const image = sharp(bytes).resize({
    width: largestSide,
    height: largestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { hasAlpha } = await sharp(bytes).metadata();
  return hasAlpha ? image.png().toBuffer() : image.jpeg({ quality: 82 }).toBuffer();
}
