import type { OwnSession } from '../../../../domain/users/types';
import { findLiveSessions } from '../../../auth/queries/sessions';
import type { SignedCtx } from '../../../context';
import { presentSession } from './present';

/** The devices the caller is signed in on, the calling one first, then by last use. */
export async function ownSessions({ db, viewer }: SignedCtx): Promise<OwnSession[]> {
  const sessions = await findLiveSessions(db, viewer.id);
  const shown = sessions.map((session) => presentSession(session, viewer));
  return [...shown.filter(({ current }) => current), ...shown.filter(({ current }) => !current)];
}
