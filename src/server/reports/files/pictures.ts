import sharp from 'sharp';
import type { ReportSection } from '../../../domain/reports/sections/types';
import type { FileStore } from '../../adapters/files/store';
import { fewAtOnce, storedPicture } from './storedPicture';
import { type PictureRole, pictureKey, type ReportMeta, type ReportPicture, type ReportPictures } from './task';

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
  const stored = await storedPicture(files, src);
  if (!stored) return null;
  const { data, info } = await sharp(stored)
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
  const made = await fewAtOnce(wanted, (one) => jpegOf(files, one), gone);
  return Object.fromEntries(
    wanted.flatMap((one, index) => {
      const picture = made[index];
      return picture ? [[pictureKey(...one), picture]] : [];
    }),
  );
}
