import type { LeftOut } from '../../domain/trash/types';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { type Along, findErased } from '../db/trash';
import { leftOut } from '../trashed';
import { restoreUser } from '../users/restore';
import { findLinkUsers, type Represented, resumeLinks } from './queries';

/**
 * Lets those stand for a customer or brand again who did when it was deleted, in the caller's transaction. A user who
 * was removed with it comes back, also where something else they stood for was deleted last and still lies in the trash.
 * Answers who could not come back.
 */
export async function resumeRepresentations(
  tx: SignedCtx,
  { type, objectId }: Represented,
  { links = [], users = [] }: Along,
): Promise<LeftOut[]> {
  const people = await findLinkUsers(tx.db, links);
  const kept = await findErased(
    tx.db,
    people.map(({ id }) => id),
  );
  for (const user of users) kept.set(user.id, user);
  const back: typeof people = [];
  const left: LeftOut[] = [];
  for (const person of people) {
    const erased = kept.get(person.id);
    const isHere = !person.gone || (erased && (await restoreUser(tx, erased)));
    if (isHere) back.push(person);
    else left.push(leftOut('representative', person.fullname));
  }
  await resumeLinks(
    tx.db,
    back.map(({ link }) => link),
  );
  await recordAudit(
    tx,
    ...back.map(({ fullname }) => ({
      action: 'add_representative' as const,
      entity: type,
      entity_id: objectId,
      changes: { representative: { after: fullname } },
    })),
  );
  return left;
}
