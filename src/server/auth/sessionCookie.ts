import type { Tokens } from '../../domain/auth/types';
import { apiBase } from '../../domain/endpoint';
import { invalid } from '../../domain/errors';
import { AnswerWithCookie } from '../http/api';
import { type Cookie, readCookie, setCookie } from '../http/cookies';
import type { Entered } from './admit';
import type { GivenTokens } from './sessions';

/** How a call came: whether its refresh token travels in a cookie, and the Cookie header. */
interface Asking {
  byCookie: boolean;
  cookie: string;
  home: string;
}

const sessionCookie: Cookie = { name: 'kolhub_session', path: `${apiBase}/auth`, sameSite: 'Strict' };

/** Tokens as the caller wants them: the refresh token in the body, or in the cookie alone (decision 70). */
export function answerTokens({ tokens, keptSeconds }: GivenTokens, { byCookie, home }: Asking) {
  if (!byCookie) return { data: tokens };
  const { refresh_token, ...rest }: Tokens = tokens;
  return new AnswerWithCookie({ data: rest }, setCookie(sessionCookie, refresh_token ?? '', keptSeconds, home));
}

/** What signing in answers: tokens, or the question for the second factor. */
export function answerSignedIn(entered: Entered, asking: Asking) {
  return 'tokens' in entered ? answerTokens(entered, asking) : { data: entered };
}

/**
 * The refresh token a call brings, null where a cookie should and does not: one in the body counts first, so that who
 * kept it elsewhere can move to the cookie. @throws AppError validation_failed where the body should and does not
 */
export function broughtToken(inBody: string | undefined, { byCookie, cookie, home }: Asking): string | null {
  if (inBody !== undefined) return inBody;
  if (!byCookie) throw invalid([{ property: 'refresh_token', message: 'field_required' }]);
  return readCookie(sessionCookie, cookie, home);
}

/** The Set-Cookie header that takes the cookie away. */
export function noSessionCookie(home: string): string {
  return setCookie(sessionCookie, '', 0, home);
}
