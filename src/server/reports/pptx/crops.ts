import sharp from 'sharp';
import type { ReportFile } from '../reportFile';
import { agencyMark } from './agencyMark';

/** A picture as a slide takes it; `w` and `h` in inches. */
export interface SlidePicture {
  data: string;
  w: number;
  h: number;
}

/** The pictures of a deck, cut to the shapes it shows them in; null where there is none. */
export interface CroppedPictures {
  agency: (side: number) => SlidePicture;
  /** The brand's logo within so many inches. */
  logo: ((width: number, height: number) => SlidePicture) | null;
  cover: string | null;
  face: (src: string | null) => string | null;
  post: (src: string | null) => string | null;
}

const shapes = { face: [240, 240], post: [540, 675], cover: [900, 1_298] } as const;
type Shape = keyof typeof shapes;

const inline = (bytes: Uint8Array, type: 'jpeg' | 'png') =>
  `image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

async function cut(bytes: Uint8Array, shape: Shape): Promise<string | null> {
  const [width, height] = shapes[shape];
  const image = sharp(bytes).resize({ width, height, fit: 'cover', position: 'centre' });
  const { hasAlpha } = await sharp(bytes).metadata();
  return hasAlpha
    ? inline(await image.png().toBuffer(), 'png')
    : inline(await image.jpeg({ quality: 82 }).toBuffer(), 'jpeg');
}

async function cutAll(file: ReportFile, shape: Shape, addresses: readonly (string | null)[]) {
  const cuts = new Map<string, string>();
  for (const src of new Set(addresses)) {
    const bytes = src === null ? undefined : file.pictures.get(src);
    const made = bytes && (await cut(bytes, shape).catch(() => null));
    if (src !== null && made) cuts.set(src, made);
  }
  return (src: string | null) => (src === null ? null : (cuts.get(src) ?? null));
}

async function logoOf(bytes: Uint8Array): Promise<CroppedPictures['logo']> {
  const { data, info } = await sharp(bytes)
    .resize({ width: 600, height: 300, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return (width, height) => {
    const scale = Math.min(width / info.width, height / info.height);
    return { data: inline(data, 'png'), w: info.width * scale, h: info.height * scale };
  };
}

/** Cuts the pictures a deck shows: the brand's logo, the cover, `faces`, and those of its sections. */
export async function cropPictures(file: ReportFile, faces: readonly (string | null)[]): Promise<CroppedPictures> {
  const { campaign } = file.document;
  const shown = file.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.is === 'pictures' ? part.pictures.map(({ src }) => src) : [])),
  );
  const logo = campaign.brand?.logo ? file.pictures.get(campaign.brand.logo) : undefined;
  const mark = await sharp(Buffer.from(agencyMark), { density: 600 }).resize(256, 256).png().toBuffer();
  const cover = await cutAll(file, 'cover', [campaign.cover_image]);
  return {
    agency: (side) => ({ data: inline(mark, 'png'), w: side, h: side }),
    logo: logo ? await logoOf(logo).catch(() => null) : null,
    cover: cover(campaign.cover_image),
    face: await cutAll(file, 'face', faces),
    post: await cutAll(file, 'post', shown),
  };
}
