import type { Entity } from '../../domain/entities';
import type { Db } from './connection';
import { notify } from './listener';

/** What is out of date: every record of an entity, or the one that is named. */
export type Change = readonly [entity: Entity, id?: string];

/** Where processes are told what was written, by a call or by a job. */
export const changesChannel = 'changes';

/** Tells every process what was written, once the caller's transaction commits; it is passed on to open streams. */
export async function announce(db: Db, ...changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await notify(db, changesChannel, JSON.stringify(changes));
}
