import { generateSecret, generateURI, verifySync } from 'otplib';
import { totpLimits } from '../../../domain/limits';
import { seal, unseal } from '../../jobs/sealed';
import type { Secrets } from '../../secrets';

/** Under which name apps list their codes. */
const issuer = 'KOL Hub';

/** A fresh secret of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), to type (base32) and to scan. */
export function newTotpSecret(username: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label: username, secret }) };
}

/**
 * The half minute a code belongs to, at most one away from now; null where it does not fit, or belongs to one that is
 * not later than `last`: a code that was seen over a shoulder is worth nothing any more.
 */
export function stepOf(secret: string, code: string, last: number | null): number | null {
  const result = verifySync({ secret, token: code, epochTolerance: totpLimits.period });
  if (!result.valid || !('timeStep' in result)) return null;
  return last === null || result.timeStep > last ? result.timeStep : null;
}

/** A secret as the database keeps it, of this user alone. */
export function sealTotpSecret(userId: string, secret: string, { totpSecrets }: Pick<Secrets, 'totpSecrets'>): string {
  return seal({ userId, secret }, totpSecrets);
}

/** The secret again; null where it was sealed for another user, or under another application secret. */
export function openTotpSecret(userId: string, sealed: string, secrets: Pick<Secrets, 'totpSecrets'>): string | null {
  try {
    const opened = unseal(sealed, secrets.totpSecrets) as { userId: string; secret: string };
    return opened.userId === userId ? opened.secret : null;
  } catch {
    return null;
  }
}
