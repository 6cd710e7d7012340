import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../domain/endpoints';
import { AppError, invalid } from '../../domain/errors';
import { uploadLimits } from '../../domain/limits';

/** A received file: its bytes, and the name its sender gave it (never trusted for its type). */
export interface UploadedFile {
  bytes: Buffer;
  name: string;
}

export interface Upload {
  fields: Record<string, unknown>;
  file: UploadedFile | null;
}

const sizeOf = {
  workbook: uploadLimits.workbook,
  media: Math.max(uploadLimits.picture, uploadLimits.document),
  none: 0,
};

/**
 * Reads a multipart body: text fields, and at most one file within the endpoint's limit.
 * A JSON body is taken as fields where no file is expected.
 * @throws AppError file_too_large, validation_failed (file missing or more than one), invalid_request
 */
export async function readUpload(request: FastifyRequest, rule: NonNullable<Endpoint['upload']>): Promise<Upload> {
  if (!request.isMultipart()) {
    if (rule.kind === 'none') return { fields: { ...(request.body as object | null) }, file: null };
    throw new AppError('invalid_request');
  }
  const fields: Record<string, unknown> = Object.create(null);
  let file: UploadedFile | null = null;
  for await (const part of request.parts({
    limits: { fileSize: sizeOf[rule.kind], files: 2, fields: 4_100, parts: 4_100 },
  })) {
    if (part.type === 'field') {
      addField(fields, part.fieldname, part.value);
      continue;
    }
    if (part.fieldname !== rule.field || file) throw invalid([{ property: part.fieldname, message: 'invalid_value' }]);
    file = { bytes: await part.toBuffer(), name: part.filename };
  }
  if (rule.kind !== 'none' && !file) throw invalid([{ property: rule.field, message: 'field_required' }]);
  return { fields, file };
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const key = name.replace(/\[\d*\]$/, '');
  const earlier = fields[key];
  fields[key] = earlier === undefined ? (value === '' ? undefined : value) : [earlier, value].flat();
}
