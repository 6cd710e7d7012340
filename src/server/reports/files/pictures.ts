import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { ReportSection } from '../../../domain/reports/sections/types';
import { type FileStore, fileKey } from '../../adapters/files/store';
import { type PictureRole, pictureKey, type ReportMeta, type ReportPicture, type ReportPictures } from './task';

const address = /^\/pictures\/([0-9a-f]{64})$/;
const atOnce = 4;
/** In pixels, for print at the size each is drawn. */
const sizes: Record<PictureRole, { width: number; height: number; fit: 'cover' | 'inside' }> = {
  face: { width: 160, height: 160, fit: 'cover' },
  logo: { width: 240, height: 240, fit: 'inside' },
  cover: { width: 1240, height: 708, fit: 'cover' },
  tile: { width: 480, height: 480, fit: 'inside' },
};

type Wanted = [role: PictureRole, src: string];

function wantedBy(sections: readonly ReportSection[], meta: ReportMeta): Wanted[] {
  const tiles = sections.flatMap(({ parts }) => parts.flatMap((part) => (part.is === 'pictures' ? part.pictures : [])));
  const all: [PictureRole, string | null | undefined][] = [
    ['cover', meta.cover],
    ['logo', meta.brand?.logo],
    ...meta.faces.map(({ avatar }): [PictureRole, string | null] => ['face', avatar]),
    ...tiles.map(({ src }): [PictureRole, string | null] => ['tile', src]),
  ];
  const seen = new Set<string>();
  return all.filter((one): one is Wanted => {
    const [role, src] = one;
    if (!src || seen.has(pictureKey(role, src))) return false;
    seen.add(pictureKey(role, src));
    return true;
  });
}

async function jpegOf(files: FileStore, [role, src]: Wanted): Promise<ReportPicture | null> {
  const sha256 = address.exec(src)?.[1];
  const stored = sha256 ? await files.get(fileKey(sha256)) : null;
  if (!stored) return null;
  const { data, info } = await sharp(await buffer(stored.stream))
    .resize({ ...sizes[role], withoutEnlargement: sizes[role].fit === 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * The pictures a report shows, read from the store by their addresses (`/pictures/<sha256>`) and made JPEG; one that is
 * missing or broken is left out. Stops where the caller has gone. @throws the signal's reason
 */
export async function reportPictures(
  files: FileStore,
  sections: readonly ReportSection[],
  meta: ReportMeta,
  gone: AbortSignal,
): Promise<ReportPictures> {
  const wanted = wantedBy(sections, meta);
  const pictures: ReportPictures = {};
  for (let at = 0; at < wanted.length; at += atOnce) {
    gone.throwIfAborted();
    await Promise.all(
      wanted.slice(at, at + atOnce).map(async (one) => {
        const picture = await jpegOf(files, one).catch(() => null);
        if (picture) pictures[pictureKey(...one)] = picture;
      }),
    );
  }
  return pictures;
}
