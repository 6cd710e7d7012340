import { type OwnPasskey, type PasskeyTransport, passkeyTransports } from '../../../domain/auth/passkeyTypes';
import type { passkeys } from '../../db/schema/secondFactors';

type Row = typeof passkeys.$inferSelect;

/** A passkey as its owner is told of it. */
export function presentPasskey({ id, name, created_at, last_used_at }: Row): OwnPasskey {
  return { id, name, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}

/** A passkey as a browser finds it. */
export function knownPasskey({ credential_id, transports }: Row) {
  const known = passkeyTransports.filter((one): one is PasskeyTransport => transports.includes(one));
  return { id: credential_id, type: 'public-key' as const, transports: known };
}
