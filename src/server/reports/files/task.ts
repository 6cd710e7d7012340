import type { ReportSection } from '../../../domain/reports/sections/types';
import type { ReportFile } from '../reportFile';

/** What a picture is drawn as: a round face, a brand's mark, the cover's art, or one among others. */
export type PictureRole = 'face' | 'logo' | 'cover' | 'tile';

/** A JPEG with its size in pixels. */
export interface ReportPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** By `pictureKey`; one that could not be read is absent. */
export type ReportPictures = Record<string, ReportPicture>;

/** The key of a picture of ours in the role it is drawn in. */
export const pictureKey = (role: PictureRole, src: string): string => `${role}:${src}`;

/** What every file of a report says besides its sections; texts in the report's language. */
export interface ReportMeta {
  /** Of the document and the language: SHA-256, hexadecimal. */
  id: string;
  title: string;
  author: string;
  campaign: string;
  code: string;
  /** Number and code of a frozen report; null of another. */
  frozen: string | null;
  /** `YYYY-MM-DD` */
  as_of: string;
  brand: { name: string; logo: string | null } | null;
  cover: string | null;
  faces: { name: string; avatar: string | null }[];
  /** KOLs besides those whose faces are shown, such as `+12`; null where there are none. */
  more: string | null;
  words: { report: string; actual: string; pace: string; page: string };
}

/** What a PDF is drawn from. */
export interface PdfTask {
  form: 'pdf';
  sections: ReportSection[];
  language: string;
  meta: ReportMeta;
  pictures: ReportPictures;
}

/** What the rendering process is given. */
export type RenderTask = PdfTask | ({ form: 'pptx' } & ReportFile) | ({ form: 'xlsx' } & Omit<ReportFile, 'pictures'>);

/** What it sends, once. */
export type RenderAnswer = { kind: 'done'; bytes: Uint8Array } | { kind: 'failed'; detail: string };
