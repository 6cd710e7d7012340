import type { FastifyRequest } from 'fastify';
import type { Endpoint, ManyUploads, OneUpload } from '../../domain/endpoint';
import { AppError, invalid } from '../../domain/errors';
import { uploadLimits } from '../../domain/limits';
import { isKnownFailure } from './errors';

/** A received file: its bytes, and the name its sender gave it (never trusted for its type). */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

/** Received files by their field, in the order they came. */
export type UploadedFiles = Readonly<Record<string, readonly UploadedFile[]>>;

export interface Upload {
  fields: Record<string, unknown>;
  file: UploadedFile | null;
  files: UploadedFiles;
}

const largestFile = Math.max(uploadLimits.picture, uploadLimits.document);

const sizeOf = { workbook: uploadLimits.workbook, media: largestFile, many: largestFile, none: 0 };

/**
 * Reads a multipart body: text fields, and files within the endpoint's limits. A JSON body is taken as fields where no
 * file is required.
 * @throws AppError file_too_large, validation_failed (a file missing or too many), invalid_request
 */
export async function readUpload(request: FastifyRequest, rule: NonNullable<Endpoint['upload']>): Promise<Upload> {
  if (!request.isMultipart()) {
    if (rule.kind !== 'none' && rule.kind !== 'many') throw new AppError('invalid_request');
    return { fields: { ...(request.body as object | null) }, file: null, files: {} };
  }
  const fields: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile[]> = Object.create(null);
  const most = mostFiles(rule);
  let bytes = 0;
  for await (const part of partsOf(request, {
    limits: { fileSize: sizeOf[rule.kind], files: most + 1, fields: 4_100, parts: 4_100 },
  })) {
    if ('value' in part) {
      addField(fields, part.name, part.value);
      continue;
    }
    const { file } = part;
    // What a form sends for a file field that was left empty.
    if (rule.kind === 'many' && !file.name && file.bytes.length === 0) continue;
    bytes += file.bytes.length;
    if (rule.kind === 'many' && bytes > uploadLimits.request) throw new AppError('file_too_large');
    addFile(files, part.name.replace(indexed, ''), file, rule);
  }
  if (rule.kind === 'none' || rule.kind === 'many') return { fields, file: null, files };
  const [file] = files[rule.field] ?? [];
  if (!file) throw invalid([{ property: rule.field, message: 'field_required' }]);
  return { fields, file, files };
}

type Part = { name: string } & ({ value: unknown } | { file: UploadedFile });

// What reads the form tells limits and foreign types by a code that is known; whatever else it throws says that the
// form is broken: no boundary, cut off, parts without a head.
async function* partsOf(
  request: FastifyRequest,
  options: Parameters<FastifyRequest['parts']>[0],
): AsyncGenerator<Part> {
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'field') yield { name: part.fieldname, value: part.value };
      else yield { name: part.fieldname, file: { bytes: await part.toBuffer(), name: part.filename ?? '' } };
    }
  } catch (error) {
    if (isKnownFailure(error)) throw error;
    throw new AppError('invalid_request', undefined, { cause: error });
  }
}

const indexed = /\[\d*\]$/;

function mostFiles(rule: OneUpload | ManyUploads): number {
  return rule.kind === 'many' ? Object.values(rule.fields).reduce((sum, most) => sum + most, 0) : 1;
}

function addFile(
  files: Record<string, UploadedFile[]>,
  field: string,
  file: UploadedFile,
  rule: OneUpload | ManyUploads,
) {
  const most = rule.kind === 'many' ? (Object.hasOwn(rule.fields, field) ? rule.fields[field] : 0) : 1;
  const isKnown = rule.kind === 'many' ? Boolean(most) : field === rule.field;
  if (!isKnown) throw invalid([{ property: field, message: 'invalid_value' }]);
  const list = files[field] ?? [];
  if (list.length >= (most ?? 0)) {
    throw invalid([{ property: field, message: rule.kind === 'many' ? 'too_many_files' : 'invalid_value' }]);
  }
  files[field] = [...list, file];
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const key = name.replace(indexed, '');
  const earlier = fields[key];
  fields[key] = earlier === undefined ? (value === '' ? undefined : value) : [earlier, value].flat();
}
