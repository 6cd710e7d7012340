import type * as yup from 'yup';
import type { Scope } from './access';
import type { ErrorCode } from './errors';

/** Where the API begins. */
export const apiBase = '/api/v1';

/** `public`: anyone. `signed_in`: look-ups. `self`: the caller's own data. Otherwise a scope and an action. */
export type Access = 'public' | 'signed_in' | 'self' | { scope: Scope; action: string };

/** What an endpoint answers; decides the envelope in the OpenAPI document. */
export type Answer = 'one' | 'list' | 'file' | 'import' | 'nothing' | 'redirect';

/** A body with one file. */
export interface OneUpload {
  field: string;
  kind: 'workbook' | 'media' | 'none';
}

/** A body with any number of files: fields and how many each takes. None is required. */
export interface ManyUploads {
  kind: 'many';
  fields: Readonly<Record<string, number>>;
}

/** One call of `/api/v1` (spec 2 §7). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/v1` with `{name}` parameters, as in the spec. */
  path: string;
  access: Access;
  summary: string;
  answer: Answer;
  params?: yup.AnyObjectSchema;
  query?: yup.AnyObjectSchema;
  body?: yup.AnyObjectSchema;
  /** Bytes of a JSON body, where it may be larger or only smaller than a form's. */
  bodyLimit?: number;
  /** What a write answers, with 500, that fails for a reason nobody foresaw (spec 2 §8 Create and update failures). */
  failure?: ErrorCode;
  /** Set where the body is multipart: one file and its field, or several fields and how many files each takes. */
  upload?: OneUpload | ManyUploads;
}
