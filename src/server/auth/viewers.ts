import { Batched } from '../batched';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { Remembered } from '../remembered';
import { findKeyStandings, findKeyViewer, type KeyStanding, type KnownKey } from './queries/keyViewer';
import { findStandings, findViewer, type Known, type Standing } from './queries/viewer';

/** Asked at the same time; a statement that hangs holds up those of its batch alone. */
const atOnce = 2;
const lifetime = 15 * 60_000;
const capacity = 2_000;

/**
 * Who the sessions and API keys of this process belong to, kept as long as their version is the one the database has at
 * each request: a right, a role, a brand, a session or a key that ends on any node has ended with the next request on
 * every node.
 */
export class Viewers {
  private readonly standings: Batched<Standing>;
  private readonly keyStandings: Batched<KeyStanding>;
  private readonly kept = new Remembered<{ viewer: Viewer; version: string }>(lifetime, capacity);

  constructor(private readonly db: Db) {
    this.standings = new Batched((sessionIds) => findStandings(db, sessionIds), atOnce);
    this.keyStandings = new Batched((hashes) => findKeyStandings(db, hashes), atOnce);
  }

  /** The user of a live session; null where the user or the session is gone, ended or revoked. */
  async of(userId: string, sessionId: string): Promise<Omit<Known, 'version'> | null> {
    const standing = await this.standings.ask(sessionId);
    if (standing?.userId !== userId) return null;
    const known = this.kept.get(sessionId);
    if (known?.version === standing.version) {
      const { active, held, proven, position } = standing;
      return { viewer: { ...known.viewer, proven }, active, held, position };
    }
    const found = await findViewer(this.db, userId, sessionId);
    if (found) this.kept.set(sessionId, { viewer: frozen(found.viewer), version: found.version });
    return found;
  }

  /** Whom the API key of this hash stands for; null where the key or its user is gone, or the key was revoked. */
  async ofKey(hash: string): Promise<KnownKey | null> {
    const standing = await this.keyStandings.ask(hash);
    if (!standing) return null;
    const known = this.kept.get(hash);
    if (known?.version === standing.version) return { ...standing, viewer: known.viewer };
    const found = await findKeyViewer(this.db, hash);
    if (found) this.kept.set(hash, { viewer: frozen(found.viewer), version: found.version });
    return found;
  }
}

/** As requests share it, none may write to it. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
