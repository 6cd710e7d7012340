import { fileTypeFromBuffer } from 'file-type';
import { uploadLimits } from '../../../domain/limits';
import { sha256Of } from '../../sha256';
import { compoundFileNames, zipNames } from './containers';
import type { Cut, Encoded, PictureFormat } from './pictures';
import { reencodeApart, type Sender } from './reencodeApart';
import { FileRefused } from './refused';

/** A picture as it is kept: re-encoded bytes, size in pixels, `name` as declared but with the true extension. */
export interface AcceptedPicture extends Encoded {
  sha256: string;
  name: string;
}

/** A document as it is kept: the bytes as they came, with the type they have. */
export interface AcceptedDocument {
  bytes: Buffer;
  type: string;
  extension: string;
  sha256: string;
  /** As its sender called it, with the ending its bytes have. */
  name: string;
}

/**
 * Decides by the bytes whether an upload is a jpg, png, webp, gif or svg of at most 3 MB and 24 megapixels and has it
 * re-encoded without metadata, in a process of its own (CONTRACT.md §6, spec 2 §9). It waits for `sender`'s turn.
 * Throws FileRefused, PictureExhausting, TooManyRequests.
 */
export async function acceptPicture(bytes: Buffer, declaredName: string, sender: Sender): Promise<AcceptedPicture> {
  const format = await pictureFormat(bytes);
  if (!format) throw new FileRefused('file_type_invalid');
  refuseOver(uploadLimits.picture, bytes);
  const encoded = await reencodeApart(bytes, { format }, sender);
  return { ...encoded, sha256: sha256Of(encoded.bytes), name: `${stemOf(declaredName)}.${encoded.extension}` };
}

/**
 * As `acceptPicture`, cut to a size and made WebP of; a bmp too. Throws FileRefused, PictureExhausting, TooManyRequests.
 */
export async function acceptCut(
  bytes: Buffer,
  declaredName: string,
  sender: Sender,
  cut: Cut,
): Promise<AcceptedPicture> {
  const format = (await detect(bytes))?.ext === 'bmp' ? 'bmp' : await pictureFormat(bytes);
  if (!format) throw new FileRefused('file_type_invalid');
  refuseOver(uploadLimits.picture, bytes);
  const encoded = await reencodeApart(bytes, { format, cut }, sender);
  return { ...encoded, sha256: sha256Of(encoded.bytes), name: `${stemOf(declaredName)}.${encoded.extension}` };
}

const formats: Record<string, PictureFormat> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  gif: 'gif',
  xml: 'svg',
};

/** What picture the bytes may be by how they begin; null where they are none. */
export async function pictureFormat(bytes: Buffer): Promise<PictureFormat | null> {
  const detected = (await detect(bytes))?.ext;
  if (detected) return formats[detected] ?? null;
  return bytes.includes('<svg') ? 'svg' : null;
}

/**
 * Decides by the bytes whether an upload is a pdf, doc, docx or pptx, or with `workbooks` an xls or xlsx, of at most 5 MB
 * (CONTRACT.md §6, spec 2 §9). The bytes stay as they are, and the name but for its ending. Throws FileRefused.
 */
export async function acceptDocument(
  bytes: Buffer,
  { workbooks = false, name = '' }: { workbooks?: boolean; name?: string } = {},
): Promise<AcceptedDocument> {
  refuseOver(workbooks ? Math.max(uploadLimits.document, uploadLimits.workbook) : uploadLimits.document, bytes);
  const extension = await documentExtension(bytes);
  if (!extension || (isWorkbook(extension) && !workbooks)) throw new FileRefused('file_type_invalid');
  return {
    bytes,
    type: documentTypes[extension],
    extension,
    sha256: sha256Of(bytes),
    // A page or a program that begins like a PDF is not handed on under the ending its sender gave it.
    name: `${stemOf(name, 240, 'document')}.${extension}`,
  };
}

const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
type DocumentExtension = keyof typeof documentTypes;

const officeFolders = { docx: 'word/', pptx: 'ppt/', xlsx: 'xl/' } as const;

async function documentExtension(bytes: Buffer): Promise<DocumentExtension | null> {
  const detected = (await detect(bytes))?.ext;
  if (detected === 'pdf') return 'pdf';
  if (detected === 'cfb') {
    const names = compoundFileNames(bytes);
    if (names.has('WordDocument')) return 'doc';
    return names.has('Workbook') || names.has('Book') ? 'xls' : null;
  }
  if (detected !== 'docx' && detected !== 'pptx' && detected !== 'xlsx') return null;
  // Detection reads only the first entries: a cut-off file, or any zip with the right first name, would pass.
  const names = await zipNames(bytes);
  const complete = names?.includes('[Content_Types].xml') && names.some((n) => n.startsWith(officeFolders[detected]));
  return complete ? detected : null;
}

function isWorkbook(extension: DocumentExtension): boolean {
  return extension === 'xls' || extension === 'xlsx';
}

/** Detection of a broken file may throw; then it has no type. */
async function detect(bytes: Buffer) {
  return fileTypeFromBuffer(bytes).catch(() => undefined);
}

function refuseOver(limit: number, bytes: Buffer): void {
  if (bytes.length > limit) throw new FileRefused('file_too_large');
}

function stemOf(name: string, most = 100, otherwise = 'picture'): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last.replace(/\.[^.]*$/, '').replace(/\p{Cc}/gu, '');
  return [...stem].slice(0, most).join('').trim() || otherwise;
}
