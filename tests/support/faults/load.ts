import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '../../../src/server/jobs/enqueue';
import { type Answer, call, codesOf, isDone } from './call';
import { Clicks } from './clicks';
import { type Entry, Journal } from './journal';
import type { Stage } from './stage';
import { verbs } from './verbs/all';
import { type Verb, type Write, word } from './verbs/verb';

/** Writers at work against nodes that are being broken. */
export interface Load {
  journal: Journal;
  clicks: Clicks;
  /** Resolves with the milliseconds until a write that was begun after this moment is acknowledged. */
  nextAcknowledged(): Promise<number>;
  /** Lets the writers finish the writes they are at. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** The node a write is sent to; each one to another where there are several. */
  urlOf(): string;
}

const writers = 8;

/** Where a client has no answer, how long it waits before it asks again. */
const pause = 100;
const rightAway = 20;
/** Few enough for a worker that is killed all the time to keep up with. */
const betweenJobs = 1_000;

/** Starts a load of every kind of write, all of it noted. */
export function startLoad(stage: Stage, { urlOf }: LoadOptions): Load {
  const journal = new Journal();
  const clicks = new Clicks();
  const waiting = new Set<(begun: number) => void>();
  const last = new Map<Verb, number>();
  let over = false;

  function choose(): Verb | undefined {
    const now = Date.now();
    const ready = verbs.filter((verb) => now - (last.get(verb) ?? 0) >= (verb.apart ?? 0));
    const tickets = ready.flatMap((verb) => Array<Verb>(verb.weight).fill(verb));
    return tickets[Math.floor(Math.random() * tickets.length)];
  }

  async function write(): Promise<void> {
    while (!over) {
      const verb = choose();
      if (verb) last.set(verb, Date.now());
      // The database may be the one that is broken: then there is nothing to write on.
      const made = await verb?.prepare(stage).catch(() => null);
      if (!verb || !made) {
        await sleep(pause);
        continue;
      }
      const begun = Date.now();
      const entries = await settle(verb.name, made, urlOf);
      for (const entry of entries) journal.note(entry);
      if (entries.some(({ outcome }) => outcome === 'acknowledged')) for (const told of waiting) told(begun);
      else await sleep(rightAway);
    }
  }

  async function ask(): Promise<void> {
    while (!over) {
      const key = word();
      const asked = await enqueue(stage.db, 'cleaning', { key }).then(
        () => true,
        () => false,
      );
      journal.note({ verb: 'job done', key, outcome: asked ? 'acknowledged' : 'unknown' });
      await sleep(betweenJobs);
    }
  }

  const work = [
    ...Array.from({ length: writers }, write),
    ask(),
    ...Array.from({ length: 3 }, () => clicks.go(stage, urlOf, () => over)),
  ];
  return {
    journal,
    clicks,
    nextAcknowledged() {
      const from = Date.now();
      return new Promise((resolve) => {
        const told = (begun: number) => {
          if (begun < from) return;
          waiting.delete(told);
          resolve(Date.now() - from);
        };
        waiting.add(told);
      });
    },
    async stop() {
      over = true;
      await Promise.all(work);
    },
  };
}

/** Sends a write, again where that is safe, until it is known what became of it, as far as a client can know. */
async function settle(verb: string, made: Write, urlOf: () => string): Promise<Entry[]> {
  const open = new Set(made.keys);
  const entries: Entry[] = [];
  const note = (keys: Iterable<string>, outcome: Entry['outcome'], why?: string) => {
    for (const key of keys) {
      if (!open.delete(key)) continue;
      entries.push({ verb, key, outcome, ...(why && { why }) });
    }
  };
  let wasSent = false;
  for (let tries = 0; open.size > 0; tries += 1) {
    const answer = await call(urlOf(), made.sent);
    if (answer.kind !== 'unsent') {
      note(doneOf(made, answer), 'acknowledged');
      if (isKnown(answer)) {
        const codes = codesOf(answer);
        const isThere = wasSent && codes.some((code) => made.again?.taken.includes(code));
        note([...open], isThere ? 'acknowledged' : wasSent ? 'unknown' : 'refused', codes[0] ?? statusOf(answer));
      }
      wasSent = true;
    }
    if (open.size === 0) break;
    if ((wasSent && !made.again) || tries > 600) {
      // What was never sent never was.
      if (wasSent) note([...open], 'unknown');
      break;
    }
    await sleep(pause);
  }
  return entries;
}

const doneOf = ({ keys, done }: Write, answer: Answer): readonly string[] =>
  done ? done(answer) : isDone(answer) ? keys : [];

const statusOf = (answer: Answer) => (answer.kind === 'answered' ? String(answer.status) : answer.why);

/** A refusal that says why; whoever is told 5xx, to come again later, or that one of many broke off knows nothing. */
const isKnown = (answer: Answer) =>
  answer.kind === 'answered' && answer.status < 500 && answer.status !== 408 && !brokeOff(answer.body.data);

const brokeOff = (data: unknown) =>
  Array.isArray(data) && data.some((one: { error?: unknown } | null) => one?.error === 'not_known');
