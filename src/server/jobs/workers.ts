import type { Services } from '../context';
import { supervisedBoss } from './boss';
import { jobsChannel } from './enqueue';
import type { Handler, Handlers } from './handler';
import { type Kind, kinds } from './kinds';
import { runNext } from './run';
import { enqueueDue } from './schedule';
import { timetableOf } from './timetable';

/** Workers of one process, at work until stopped. */
export interface Workers {
  /** Takes no further job and waits for those under way. */
  stop(): Promise<void>;
}

const lookAgain = 10_000;
const scheduleEvery = 60_000;

/**
 * Starts working on the jobs of these kinds. New ones are heard of at once; every 10 seconds the workers look for
 * themselves, which finds those whose wait is over.
 */
export async function startWorkers(services: Services, handlers: Handlers): Promise<Workers> {
  const log = (error: unknown) => services.log.error({ err: error }, 'the queue could not be worked on');
  const supervisor = supervisedBoss(services.db, log);
  await supervisor.start();
  const sleepers = new Map<Kind, Set<() => void>>();
  let news = 0;
  let stopping = false;

  const wake = (kind: string | null) => {
    news += 1;
    for (const [name, waking] of sleepers) if (kind === null || kind === name) for (const rise of waking) rise();
  };

  function sleep(kind: Kind): Promise<void> {
    const sleeping = sleepers.get(kind) ?? new Set();
    sleepers.set(kind, sleeping);
    return new Promise((resolve) => {
      const rise = () => {
        clearTimeout(timer);
        sleeping.delete(rise);
        resolve();
      };
      const timer = setTimeout(rise, lookAgain);
      sleeping.add(rise);
    });
  }

  async function work(kind: Kind, handler: Handler): Promise<void> {
    while (!stopping) {
      const known = news;
      const found = await runNext(services, kind, handler).catch(log);
      if (!found && !stopping && known === news) await sleep(kind);
    }
  }

  const schedule = () => enqueueDue(services.db, timetableOf(handlers)).catch(log);
  const deaf = services.listener.on(jobsChannel, wake);
  const entries = Object.entries(handlers) as [Kind, Handler][];
  const loops = entries.flatMap(([kind, handler]) =>
    Array.from({ length: kinds[kind].parallel }, () => work(kind, handler)),
  );
  await schedule();
  const clock = setInterval(schedule, scheduleEvery);

  return {
    async stop() {
      stopping = true;
      clearInterval(clock);
      deaf();
      wake(null);
      await Promise.all(loops);
      await supervisor.stop({ graceful: false });
    },
  };
}
