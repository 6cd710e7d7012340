import sharp from 'sharp';
import type { ReportDocument } from '../../domain/reports/document';
import type { ReportSection } from '../../domain/reports/sections/types';
import type { FileStore } from '../adapters/files/store';
import { fewAtOnce, storedPicture } from './files/storedPicture';

const largestSide = 1_200;

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
  const load = async (src: string) => {
    const stored = await storedPicture(files, src);
    return stored && asShown(stored);
  };
  const made = await fewAtOnce(addresses, load, gone);
  return new Map(
    addresses.flatMap((src, index): [string, Uint8Array][] => {
      const picture = made[index];
      return picture ? [[src, picture]] : [];
    }),
  );
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
