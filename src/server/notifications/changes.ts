import { admits, type Endpoint, endpoints } from '../../domain/endpoints';
import { type Entity, entities } from '../../domain/entities';
import type { Viewer } from '../context';
import { type Change, changesChannel } from '../db/changes';
import type { Listener } from '../db/listener';

const quietFor = 1_000;
const mostIds = 20;

type Follow = (changes: readonly Change[]) => void;

/**
 * What is written anywhere, as this process passes it on: of each entity at once, then at most once a second with all
 * that was heard meanwhile. Many records become the entity as a whole.
 */
class Changes {
  private readonly followers = new Set<Follow>();
  /** What waits: ids, or null for the entity as a whole. */
  private readonly waiting = new Map<Entity, Set<string> | null>();
  private readonly quietUntil = new Map<Entity, number>();
  private timer: NodeJS.Timeout | null = null;
  private deaf: (() => void) | null = null;

  constructor(private readonly listener: Listener) {}

  follow(follower: Follow): () => void {
    this.followers.add(follower);
    this.deaf ??= this.listener.on(changesChannel, (message) => this.hear(message));
    return () => {
      this.followers.delete(follower);
      if (this.followers.size === 0) this.rest();
    };
  }

  // While the connection was lost, anything may have been written.
  private hear(message: string | null): void {
    const changes: Change[] = message === null ? entities.map((entity) => [entity]) : JSON.parse(message);
    for (const [entity, id] of changes) this.keep(entity, id);
    this.pass();
  }

  private keep(entity: Entity, id: string | undefined): void {
    const ids = this.waiting.get(entity);
    if (ids === null) return;
    const more = id === undefined ? null : new Set(ids).add(id);
    this.waiting.set(entity, more && more.size > mostIds ? null : more);
  }

  private pass(): void {
    const now = Date.now();
    const due: Change[] = [];
    for (const [entity, ids] of this.waiting) {
      if ((this.quietUntil.get(entity) ?? 0) > now) continue;
      this.waiting.delete(entity);
      this.quietUntil.set(entity, now + quietFor);
      if (ids === null) due.push([entity]);
      else for (const id of ids) due.push([entity, id]);
    }
    if (due.length > 0) for (const follower of this.followers) follower(due);
    if (this.waiting.size > 0) this.timer ??= setTimeout(() => this.passAgain(), this.nextIn(now));
  }

  private passAgain(): void {
    this.timer = null;
    this.pass();
  }

  private nextIn(now: number): number {
    const ends = [...this.waiting.keys()].map((entity) => this.quietUntil.get(entity) ?? now);
    return Math.max(1, Math.min(...ends) - now);
  }

  private rest(): void {
    this.deaf?.();
    this.deaf = null;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting.clear();
  }
}

/** Listens for what is written before anybody asks, so that no stream begins with what it may have missed. Answers how to stop. */
export function hearChanges(listener: Listener): () => void {
  return followChanges(listener, () => undefined);
}

const changesOfProcess = new WeakMap<Listener, Changes>();

/** Calls `follow` with what is written in any process, at most once a second for each entity; answers how to stop. */
export function followChanges(listener: Listener, follow: Follow): () => void {
  const changes = changesOfProcess.get(listener) ?? new Changes(listener);
  changesOfProcess.set(listener, changes);
  return changes.follow(follow);
}

/**
 * What of the changes a viewer is told (CONTRACT-2 §16): entities some reading call of its own begins with, and what is
 * its own; reduced viewers no records, which may be another's.
 */
export function changesFor(viewer: Viewer, changes: readonly Change[]): Change[] {
  const readable = changes.filter(([entity]) => entity === 'me' || mayRead(viewer, entity));
  if (!viewer.reduced) return readable;
  return [...new Set(readable.map(([entity]) => entity))].map((entity) => [entity]);
}

function mayRead({ access: rights }: Viewer, entity: Entity): boolean {
  return (readers.get(entity) ?? []).some((access) => admits(access, rights));
}

const readers = readersByEntity();

/** The access of every call that reads, by the entity it reads first. */
function readersByEntity(): Map<Entity, Endpoint['access'][]> {
  const byEntity = new Map<Entity, Endpoint['access'][]>();
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const first = endpoint.method === 'GET' && endpoint.reads[0];
    if (first) byEntity.set(first, [...(byEntity.get(first) ?? []), endpoint.access]);
  }
  return byEntity;
}
