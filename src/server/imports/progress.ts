import type { ImportProgress, ImportStage } from '../../domain/imports';
import type { SignedCtx } from '../context';
import { type Listener, notify } from '../db/listener';
import { Remembered } from '../remembered';

/** Tells how far an import is: rows done, and rows there are. */
export type Report = (stage: ImportStage, done: number, total: number) => void;

/** Where processes are told how far an import of one of them is; null once it has ended. */
const channel = 'import_progress';
type Told = [key: string, progress: ImportProgress | null];

/** Milliseconds between two times other processes are told. */
const toldEvery = 500;
/** How long what was told counts: its process may have been killed. */
const lifetime = 30_000;
const capacity = 1_000;

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

/** What a process knows of imports, of its own and of others. */
class Progresses {
  readonly own = new Map<string, ImportProgress>();
  private readonly others = new Remembered<ImportProgress | null>(lifetime, capacity);
  private hears = false;

  constructor(private readonly listener: Listener) {}

  get(key: string): ImportProgress | null {
    this.hear();
    return this.own.get(key) ?? this.others.get(key) ?? null;
  }

  // From the first question on: who asks does so again and again.
  private hear(): void {
    if (this.hears) return;
    this.hears = true;
    this.listener.on(channel, (message) => {
      if (message !== null) this.others.set(...(JSON.parse(message) as Told));
    });
  }
}

const progressesOf = new WeakMap<Listener, Progresses>();

function progressesBy(listener: Listener): Progresses {
  const known = progressesOf.get(listener) ?? new Progresses(listener);
  progressesOf.set(listener, known);
  return known;
}

type From = Pick<SignedCtx, 'db' | 'listener' | 'viewer'>;

/** Does an import under the id its sender made for it, so that the sender can ask any process how far it is. */
export async function withProgress<Result>(
  { db, listener, viewer }: From,
  id: string | undefined,
  work: (report: Report) => Promise<Result>,
): Promise<Result> {
  if (!id) return work(() => undefined);
  const key = keyOf(viewer.id, id);
  const { own } = progressesBy(listener);
  let last = 0;
  let told: Promise<unknown> = Promise.resolve();
  // What cannot be told is shown nowhere; the import goes on.
  const tell = (progress: ImportProgress | null) => {
    const message = JSON.stringify([key, progress] satisfies Told);
    told = told.then(() => notify(db, channel, message)).catch(() => undefined);
  };
  try {
    return await work((stage, done, total) => {
      const progress = { stage, done, total };
      own.set(key, progress);
      if (Date.now() - last < toldEvery) return;
      last = Date.now();
      tell(progress);
    });
  } finally {
    own.delete(key);
    tell(null);
  }
}

/** How far the import is that this user sent with the id; null where nobody knows of one that runs. */
export function progressOf({ listener, viewer }: Pick<From, 'listener' | 'viewer'>, id: string): ImportProgress | null {
  return progressesBy(listener).get(keyOf(viewer.id, id));
}
