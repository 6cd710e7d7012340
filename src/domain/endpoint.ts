import { type AccessMap, can, type Right } from './access';
import type { Entity } from './entities';
import type { ErrorCode } from './errors';

/** Where the API begins. */
export const apiBase = '/api/v1';

/** With this header a browser keeps the refresh token in a cookie instead of its page (decision 70). */
export const sessionHeader = { name: 'X-Session', value: 'cookie' } as const;

/** `public`: anyone. `signed_in`: look-ups. `self`: the caller's own data. Otherwise a right, or any one of several. */
export type Access = 'public' | 'signed_in' | 'self' | Right | readonly Right[];

/** The rights of which any one opens the call; none where it asks for none. */
export function rightsIn(access: Access): readonly Right[] {
  return typeof access === 'string' ? [] : [access].flat();
}

/** Whether a signed-in caller with this access map may make a call of this access. */
export function admits(access: Access, held: AccessMap): boolean {
  return typeof access === 'string' || rightsIn(access).some(({ scope, action }) => can(held, scope, action));
}

/**
 * Whether an API key may make the call where its owner may (decision 69): what a right opens, look-ups and what is public;
 * nothing that asks whose session it is or that is the owner's own, and no way in for anybody.
 */
export function admitsKeys({ path, access, needsProof, forKeys }: Endpoint): boolean {
  if (needsProof) return false;
  return forKeys ?? (access !== 'self' && !path.startsWith('/auth/'));
}

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

interface Call {
  /** Path below `/api/v1` with `{name}` parameters, as in the spec. */
  path: string;
  access: Access;
  /** Rights that some of what the call takes needs beside its access, such as a commit beside its preview. */
  partly?: readonly Right[];
  summary: string;
  answer: Answer;
  /** The media type of a file, or those it may have; where none is said it is a workbook. */
  fileType?: string | readonly string[];
  /** Whether it is also answered to somebody whose role requires a second factor they have not set up yet. */
  beforeSecondFactor?: true;
  /** Whether only a session answers it that has shown whose it is a short while ago (decision 66). */
  needsProof?: true;
  /** Whether its file takes records or figures out of the house: the audit log says who took it (CONTRACT.md §1 audit). */
  exports?: true;
  /** Whether it answers a refresh token, or takes one: in the body, or with `sessionHeader` in a cookie. */
  tokens?: 'given' | 'taken';
  /** Whether an API key may make it, where its access alone says otherwise (decision 69). */
  forKeys?: boolean;
  /** Whether it goes on as server-sent events for who asks for those (CONTRACT.md §1 events). */
  streams?: true;
  /** Whether the answer has a tag, and a caller who has it already is told so by 304. */
  tagged?: true;
  /** Bytes of a JSON body, where it may be larger or only smaller than a form's. */
  bodyLimit?: number;
  /** Whether the body may also be a bare list (CONTRACT.md §1); else it is an object. */
  takesList?: true;
  /** What a write answers, with 500, that fails for a reason nobody foresaw (spec 2 §8 Create and update failures). */
  failure?: ErrorCode;
  /** Set where the body is multipart: one file and its field, or several fields and how many files each takes. */
  upload?: OneUpload | ManyUploads;
}

/** A call that only answers. */
interface Reading extends Call {
  method: 'GET';
  /** What the answer is made of, its own entity first; none of look-ups that never change. */
  reads: readonly Entity[];
  /** Whether a standby may answer it: it only reads, is done before it is sent, and keeps nothing for later calls. */
  readsStandby?: true;
}

/** A call that writes, or that could not say what it asks in an address. */
interface Writing extends Call {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Whose reads are out of date once it has succeeded, also those that only show a name of what was written; an `{id}`
   * of the path is the first one's. None where nothing is written.
   */
  changes: readonly Entity[];
}

/** One call of `/api/v1` (spec 2 §7). */
export type Endpoint = Reading | Writing;
