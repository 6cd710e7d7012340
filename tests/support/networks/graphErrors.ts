import { Refusal } from './exchange';

interface GraphError {
  message: string;
  type?: string;
  code: number;
  error_subcode?: number;
  is_transient?: boolean;
  error_user_title?: string;
  error_user_msg?: string;
}

/** Throws an error as the Graph API writes it. */
export function fail(error: GraphError, status = 400): never {
  throw new Refusal({
    status,
    json: { error: { type: 'OAuthException', ...error, fbtrace_id: 'AsimulatedTrace' } },
  });
}

export const unsupported = (id: string): never =>
  fail({
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    type: 'GraphMethodException',
    code: 100,
    error_subcode: 33,
  });

export const noSuchField = (name: string, type: string): never =>
  fail({ message: `(#100) Tried accessing nonexisting field (${name}) on node type (${type})`, code: 100 });

export const noPermission = (): never =>
  fail({ message: '(#10) Application does not have permission for this action', code: 10 });

export const noAlias = (alias: string): never =>
  fail({ message: `(#803) Some of the aliases you requested do not exist: ${alias}`, code: 803 }, 404);

/** Meta says the same of a personal account, a private one and one that is not there. */
export const noInstagramUser = (username: string): never =>
  fail({
    message: 'Invalid user id',
    code: 110,
    error_subcode: 2207013,
    is_transient: false,
    error_user_title: 'Cannot find User',
    error_user_msg: `The user with username: ${username} cannot be found.`,
  });

const tokenMessages: Record<number, string> = {
  458: 'Error validating access token: The user has not authorized application.',
  460: 'Error validating access token: The session has been invalidated because the user changed their password or Facebook has changed the session for security reasons.',
  463: 'Error validating access token: Session has expired.',
};

/** A token that does not open anything (any more); no subcode where it never did. */
export const badToken = (subcode?: number): never =>
  fail({
    message: (subcode && tokenMessages[subcode]) || 'Invalid OAuth access token - Cannot parse access token',
    code: 190,
    ...(subcode && { error_subcode: subcode }),
  });

/** An error a test asks for by its code. */
export function failBy(code: number, subcode?: number, said?: string): never {
  if (said) return fail({ message: said, code, ...(subcode && { error_subcode: subcode }) });
  if (code === 190) return badToken(subcode);
  if (code === 4) return tooMany('app');
  if (code === 17) return tooMany('owner');
  if (code === 10) return noPermission();
  const message = code === 613 ? '(#613) Calls to this api have exceeded the rate limit.' : `(#${code}) Error`;
  return fail({ message, code, ...(subcode && { error_subcode: subcode }) });
}

export const tooMany = (whose: 'app' | 'owner'): never =>
  whose === 'app'
    ? fail({ message: '(#4) Application request limit reached', code: 4, is_transient: true }, 403)
    : fail({ message: '(#17) User request limit reached', code: 17, error_subcode: 2446079, is_transient: true });
