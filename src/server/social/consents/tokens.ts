import { seal, unseal } from '../../jobs/sealed';
import type { Secrets } from '../../secrets';

/** A text only this installation reads again: what an owner's account is read with stands nowhere else. */
export function sealText(text: string, { consents }: Pick<Secrets, 'consents'>): string {
  return seal({ text }, consents);
}

/** What was sealed; null where it was sealed under an application secret that is neither this one nor the one before. */
export function openText(sealed: string, { consents }: Pick<Secrets, 'consents'>): string | null {
  try {
    const opened = unseal(sealed, consents);
    const text: unknown = typeof opened === 'object' && opened !== null ? Reflect.get(opened, 'text') : null;
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}
