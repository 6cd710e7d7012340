import { readEvents, type StreamEvent } from './eventStream';

/** Where events come from and how long is waited for them, in milliseconds. */
export interface EventSourceOptions {
  /** Opens the stream after the last event seen. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  /** Asks once, where no stream is to be had. */
  poll: (signal: AbortSignal) => Promise<unknown>;
  onEvent: (event: StreamEvent) => void;
  /** A stream is open; `again` where there was one before, so that what came meanwhile was not heard. */
  onOpen?: (again: boolean) => void;
  /** What was asked for once, as the server answers it. */
  onPolled: (answer: unknown) => void;
  /** Whether nothing will ever come again, as when the session is over. */
  isOver: (error: unknown) => boolean;
  waits?: Partial<Waits>;
}

interface Waits {
  /** Before the first new try; doubled by each failure up to the longest. */
  first: number;
  longest: number;
  /** Without any sign for so long, a stream is taken for dead; a proxy that holds it back looks the same. */
  silence: number;
  between: number;
}

const usual: Waits = { first: 1_000, longest: 60_000, silence: 45_000, between: 30_000 };
const failuresBeforePolls = 3;
const pollsBeforeStream = 10;

/**
 * Follows a stream of server-sent events for as long as the page is looked at: comes back with what was missed when it
 * breaks, ever later while it fails, and asks again and again where a stream cannot be had. Answers what stops it.
 */
export function followEvents(options: EventSourceOptions): () => void {
  const waits = { ...usual, ...options.waits };
  let lastEventId: string | null = null;
  let control: AbortController | null = null;
  let opened = false;

  const start = () => {
    if (control || document.hidden) return;
    control = new AbortController();
    void follow(control.signal);
  };
  const pause = () => {
    control?.abort();
    control = null;
  };
  // A browser opens few connections to one host: pages nobody looks at leave theirs to the others.
  const look = () => (document.hidden ? pause() : start());
  const again = () => {
    pause();
    start();
  };
  const stop = () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', again);
    pause();
  };

  async function follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    let polls = 0;
    const listen = async () => {
      const answer = await listenOnce(signal, () => (failures = 0));
      if (answer === null) throw new Error('the stream ended');
      polls = pollsBeforeStream;
      options.onPolled(answer);
    };
    const ask = async () => {
      options.onPolled(await options.poll(signal));
      failures = 0;
      polls -= 1;
    };
    while (!signal.aborted) {
      try {
        await (polls > 0 ? ask() : listen());
        await sleep(waits.between, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (options.isOver(error)) return stop();
        failures += 1;
        if (failures === failuresBeforePolls) polls = pollsBeforeStream;
        const wait = Math.min(waits.first * 2 ** (failures - 1), waits.longest);
        await sleep(wait * (0.75 + Math.random() / 2), signal);
      }
    }
  }

  /** Null once a stream has ended; where the answer is none, what it says. */
  async function listenOnce(signal: AbortSignal, onEvent: () => void): Promise<unknown> {
    const silent = new AbortController();
    const watch = () => setTimeout(() => silent.abort(), waits.silence);
    let timer = watch();
    const onSign = () => {
      clearTimeout(timer);
      timer = watch();
    };
    try {
      const answer = await options.open(lastEventId, AbortSignal.any([signal, silent.signal]));
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !answer.body) return await answer.json();
      options.onOpen?.(opened);
      opened = true;
      for await (const event of readEvents(answer.body, onSign)) {
        if (signal.aborted) return null;
        onEvent();
        if (event.id !== null) lastEventId = event.id;
        options.onEvent(event);
      }
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', again);
  start();
  return stop;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
