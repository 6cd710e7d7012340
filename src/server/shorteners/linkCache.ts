import type { Change } from '../db/changes';
import { changesChannel } from '../db/changes';
import type { Listener } from '../db/listener';
import type { FoundLink } from './queries/found';

const freshMs = 5_000;
/** How long a reader waits for the database while an older answer is at hand. */
const patienceMs = 250;
const capacity = 10_000;

interface Entry {
  link: FoundLink | null;
  until: number;
  /** Whether the last try to read it anew failed. */
  isAway: boolean;
}

/**
 * Short links by their slugs, read again after five seconds and whenever one is written in whichever process; while the
 * database is away what is known goes on (CONTRACT-2 §13).
 */
export class LinkCache {
  private readonly kept = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<FoundLink | null>>();
  private readonly stopHearing: () => void;

  constructor(
    private readonly read: (slug: string) => Promise<FoundLink | null>,
    listener: Pick<Listener, 'on'>,
  ) {
    this.stopHearing = listener.on(changesChannel, (message) => {
      const changes: Change[] | null = message === null ? null : JSON.parse(message);
      // A campaign takes its links along.
      if (!changes || changes.some(([entity]) => entity === 'shorteners' || entity === 'campaigns')) this.expire();
    });
  }

  close(): void {
    this.stopHearing();
  }

  /** The link as it is known, where that is fresh: then nobody waits. Undefined: ask `find`. */
  known(slug: string, now: number): FoundLink | null | undefined {
    const entry = this.kept.get(slug);
    return entry && entry.until > now ? entry.link : undefined;
  }

  /** The link of a slug in lower case. @throws what reading throws, where nothing is known of it */
  async find(slug: string): Promise<FoundLink | null> {
    const known = this.known(slug, Date.now());
    if (known !== undefined) return known;
    const stale = this.kept.get(slug);
    const reading = this.readAnew(slug, stale);
    if (!stale) return reading;
    if (stale.isAway) {
      reading.catch(() => {});
      return stale.link;
    }
    const late = new Promise<FoundLink | null>((resolve) => setTimeout(() => resolve(stale.link), patienceMs).unref());
    return Promise.race([reading.catch(() => stale.link), late]);
  }

  private readAnew(slug: string, stale: Entry | undefined): Promise<FoundLink | null> {
    const begun = this.underWay.get(slug);
    if (begun) return begun;
    const reading = this.read(slug)
      .then((link) => {
        // What was dropped meanwhile may be older than what dropped it.
        if (this.underWay.get(slug) === reading) this.keep(slug, { link, until: Date.now() + freshMs, isAway: false });
        return link;
      })
      .catch((error: unknown) => {
        if (stale) stale.isAway = true;
        throw error;
      })
      .finally(() => {
        if (this.underWay.get(slug) === reading) this.underWay.delete(slug);
      });
    this.underWay.set(slug, reading);
    return reading;
  }

  private keep(slug: string, entry: Entry): void {
    this.kept.delete(slug);
    this.kept.set(slug, entry);
    const [oldest] = this.kept.keys();
    if (this.kept.size > capacity && oldest !== undefined) this.kept.delete(oldest);
  }

  // Kept as what is known, should the database be away.
  private expire(): void {
    for (const entry of this.kept.values()) entry.until = 0;
    this.underWay.clear();
  }
}
