import { allGrants } from '../../../domain/access';
import type { OwnApiKey } from '../../../domain/auth/apiKeyTypes';
import type { apiKeys } from '../../db/schema/apiKeys';

/** A key as its owner sees it: what it is, never what it is known by. Rights the product no longer has are left out. */
export function presentApiKey(row: typeof apiKeys.$inferSelect): OwnApiKey {
  const { id, name, ending, created_at, expires_at, last_used_at } = row;
  return {
    id,
    name,
    ending,
    grants: allGrants.filter((grant) => row.grants.includes(grant)),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
