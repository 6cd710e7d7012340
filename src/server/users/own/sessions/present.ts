import type { OwnSession } from '../../../../domain/users/types';
import type { LiveSession } from '../../../auth/queries/sessions';
import type { Viewer } from '../../../context';
import { deviceOf } from './device';

/** A session as its owner sees it: what it is, never what it is known by. */
export function presentSession(session: LiveSession, viewer: Viewer): OwnSession {
  const { id, user_agent, address, created_at, last_used_at } = session;
  const { device, browser, system } = deviceOf(user_agent);
  return { id, device, browser, system, address, created_at, last_used_at, current: id === viewer.sessionId };
}
