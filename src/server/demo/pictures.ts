import { type FileStore, fileKey } from '../adapters/files/store';
import type { mediaFiles } from '../db/schema/media';
import { sha256Of } from '../sha256';
import { brandMark, campaignCover, groupPhoto, type PortraitGender, portrait, toWebp } from './content/pictures';

type MediaRow = typeof mediaFiles.$inferInsert;

interface Drawing {
  id: string;
  name: string;
  svg: () => string;
  width: number;
  height: number;
  at: Date;
}

/** Hands out the ids of pictures at once; the pictures themselves are drawn later, all together. */
export interface PictureBook {
  portrait(seed: string, gender: PortraitGender, at: Date): string;
  group(seed: string, at: Date): string;
  logo(name: string, at: Date): string;
  cover(seed: string, at: Date): string;
  screenshot(seed: string, at: Date): string;
  post(seed: string, at: Date): string;
  drawings: readonly Drawing[];
}

/** An empty book whose ids come from `newId`. */
export function createPictureBook(newId: (date: Date) => string): PictureBook {
  const drawings: Drawing[] = [];
  const add = (drawing: Omit<Drawing, 'id'>): string => {
    const id = newId(drawing.at);
    drawings.push({ id, ...drawing });
    return id;
  };
  return {
    drawings,
    portrait: (seed, gender, at) =>
      add({ name: 'chan-dung', svg: () => portrait(seed, gender), width: 480, height: 480, at }),
    group: (seed, at) => add({ name: 'cong-dong', svg: () => groupPhoto(seed), width: 480, height: 480, at }),
    logo: (name, at) => add({ name: 'logo', svg: () => brandMark(name), width: 240, height: 240, at }),
    cover: (seed, at) => add({ name: 'anh-bia', svg: () => campaignCover(seed), width: 1280, height: 720, at }),
    post: (seed, at) => add({ name: 'bai-dang', svg: () => campaignCover(seed), width: 480, height: 270, at }),
    screenshot: (seed, at) =>
      add({ name: 'anh-chup-so-lieu', svg: () => campaignCover(seed), width: 640, height: 360, at }),
  };
}

const together = 6;

/** Draws and stores every picture of the book; the answer is their rows, in the book's order. */
export async function drawPictures({ drawings }: PictureBook, files: FileStore): Promise<MediaRow[]> {
  const rows: MediaRow[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < drawings.length; index = next++) {
      const drawing = drawings[index];
      if (drawing) rows[index] = await draw(drawing, files);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return rows;
}

async function draw({ id, name, svg, width, height, at }: Drawing, files: FileStore): Promise<MediaRow> {
  const bytes = await toWebp(svg(), width);
  const sha256 = sha256Of(bytes);
  const storage_key = fileKey(sha256);
  await files.put(storage_key, bytes, 'image/webp');
  return {
    id,
    kind: 'picture',
    storage_key,
    sha256,
    type: 'image/webp',
    file_name: `${name}.webp`,
    size: bytes.length,
    width,
    height,
    created_at: at,
  };
}
