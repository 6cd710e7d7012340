import { ApiError } from '../../../providers/http';

/** What an error says in the person's language; unexpected ones share one sentence. */
export function errorText(error: unknown, translate: (key: string, options?: object) => string): string {
  const unknown = translate('error.unknown');
  if (!(error instanceof ApiError)) return unknown;
  return translate(`error.${error.code}`, { _: unknown });
}

/** Whether there is no such record, or none for this person. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
