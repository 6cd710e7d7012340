import { errorStatus } from '../../domain/errors';

/** What the callback window hands to the page that opened it. */
export type SocialAnswer = { socialId: string; email: string; fullname: string } | { error: string };

/** The message of the callback page's query; the type and token come from our own server's redirect. */
export function socialMessageOf(query: URLSearchParams): Record<string, string> {
  const names = ['type', 'socialId', 'email', 'fullname', 'error'];
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));
}

/** Reads such a message; null for anything from another origin or of another kind. */
export function readSocialMessage(origin: string, own: string, data: unknown): SocialAnswer | null {
  if (origin !== own || typeof data !== 'object' || data === null) return null;
  const text = (name: string): string => {
    const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value;
    return typeof value === 'string' ? value : '';
  };
  if (text('type') !== 'google') return null;
  const error = text('error');
  if (error) return { error: Object.hasOwn(errorStatus, error) ? error : 'social_sign_in_failed' };
  if (!text('socialId') || !text('email')) return null;
  return { socialId: text('socialId'), email: text('email'), fullname: text('fullname') };
}
