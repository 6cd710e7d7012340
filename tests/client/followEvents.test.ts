import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents, type StreamEvent } from '../../src/providers/eventStream';
import { followEvents } from '../../src/providers/followEvents';

const encoder = new TextEncoder();

/** An open answer that says what it is told to, when it is told to. */
function openStream(signal: AbortSignal) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
      signal.addEventListener('abort', () => given.error(signal.reason), { once: true });
    },
  });
  return {
    answer: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    say: (text: string) => controller?.enqueue(encoder.encode(text)),
    end: () => controller?.close(),
    isOpen: () => !signal.aborted,
  };
}

const plain = (body: unknown) => Response.json(body);

async function parsed(...chunks: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body, () => {})) events.push(event);
  return events;
}

describe('reading events', () => {
  it('takes id, name and data, whatever ends a line', async () => {
    const wanted = [{ id: '7', event: 'unread', data: '{"unread":2}' }];
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['id: 7', 'event: unread', 'data: {"unread":2}', '', ''].join(end);
      expect(await parsed(text, `:${end}${end}`)).toEqual(wanted);
    }
  });

  it('puts events together that come in pieces, also within a letter and between two halves of a line’s end', async () => {
    const bytes = encoder.encode('id: 1\r\ndata: Đã xong\r\n\r\n');
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await parsed(...single, 'data: next\n\n')).toEqual([
      { id: '1', event: 'message', data: 'Đã xong' },
      { id: null, event: 'message', data: 'next' },
    ]);
  });

  it('joins lines of data and leaves out comments, and what was cut off', async () => {
    expect(await parsed(': still here\n\nretry: 3000\n\ndata: a\ndata: b\n\ndata: cut')).toEqual([
      { id: null, event: 'message', data: 'a\nb' },
    ]);
  });
});

class Page extends EventTarget {
  hidden = false;
}

describe('following events', () => {
  const waits = { first: 5, longest: 20, silence: 10_000, between: 10 };
  let page: Page;
  let windows: EventTarget;
  let stops: (() => void)[];

  beforeEach(() => {
    page = new Page();
    windows = new EventTarget();
    stops = [];
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', windows);
  });
  afterEach(() => {
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
  });

  /** Follows a server that answers the nth opening as told; what it was asked and what arrived. */
  function follow(
    answerOf: (nth: number, stream: ReturnType<typeof openStream>) => Response | Promise<Response>,
    changes: Partial<Parameters<typeof followEvents>[0]> = {},
  ) {
    const seen = {
      lastIds: [] as (string | null)[],
      streams: [] as ReturnType<typeof openStream>[],
      events: [] as string[],
      polled: [] as unknown[],
      polls: 0,
      opened: [] as boolean[],
    };
    const stop = followEvents({
      open: async (lastEventId, signal) => {
        seen.lastIds.push(lastEventId);
        const stream = openStream(signal);
        seen.streams.push(stream);
        return answerOf(seen.lastIds.length, stream);
      },
      poll: async () => {
        seen.polls += 1;
        return { data: { unread: seen.polls } };
      },
      onEvent: ({ data }) => seen.events.push(data),
      onOpen: (again) => seen.opened.push(again),
      onPolled: (answer) => seen.polled.push(answer),
      isOver: () => false,
      waits,
      ...changes,
    });
    stops.push(stop);
    return { seen, stop };
  }

  const failing = () => Promise.reject(new Error('no way through'));

  it('hands over what comes, and comes back after the last one when the stream ends', async () => {
    const { seen } = follow((_, { answer }) => answer);
    await expect.poll(() => seen.streams.length).toBe(1);
    seen.streams[0]?.say('id: 4\ndata: a\n\nid: 5\ndata: b\n\n');
    await expect.poll(() => seen.events).toEqual(['a', 'b']);
    seen.streams[0]?.end();
    await expect.poll(() => seen.lastIds).toEqual([null, '5']);
    seen.streams[1]?.say('id: 6\ndata: c\n\n');
    await expect.poll(() => seen.events).toEqual(['a', 'b', 'c']);
    expect(seen.polls).toBe(0);
    // What was written between the two streams was heard by neither.
    expect(seen.opened).toEqual([false, true]);
  });

  it('asks once and again where no stream can be had, and tries for one later', async () => {
    const { seen } = follow((nth, { answer }) => (nth > 3 ? answer : failing()));
    await expect.poll(() => seen.polls).toBeGreaterThan(1);
    expect(seen.lastIds).toHaveLength(3);
    expect(seen.polled[0]).toEqual({ data: { unread: 1 } });
    await expect.poll(() => seen.streams.length).toBe(4);
    const asked = seen.polls;
    seen.streams[3]?.say('data: live\n\n');
    await expect.poll(() => seen.events).toEqual(['live']);
    expect(seen.polls).toBe(asked);
  });

  it('takes a plain answer for what it says, and goes on asking', async () => {
    const { seen } = follow(() => plain({ data: { unread: 9 } }));
    await expect.poll(() => seen.polls).toBeGreaterThan(0);
    expect(seen.polled[0]).toEqual({ data: { unread: 9 } });
    expect(seen.lastIds).toHaveLength(1);
  });

  it('does not stay with a stream that ends without a word', async () => {
    const { seen } = follow((_, stream) => {
      stream.end();
      return stream.answer;
    });
    await expect.poll(() => seen.polls).toBeGreaterThan(0);
    expect(seen.lastIds).toHaveLength(3);
  });

  it('leaves a stream that has gone silent', async () => {
    const { seen } = follow((_, { answer }) => answer, { waits: { ...waits, silence: 60 } });
    await expect.poll(() => seen.streams.length).toBe(2);
    expect(seen.streams[0]?.isOpen()).toBe(false);
  });

  it('has no stream open while nobody looks at the page, and misses nothing', async () => {
    const { seen } = follow((_, { answer }) => answer);
    await expect.poll(() => seen.streams.length).toBe(1);
    seen.streams[0]?.say('id: 8\ndata: a\n\n');
    await expect.poll(() => seen.events).toEqual(['a']);
    const look = (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    look(true);
    expect(seen.streams[0]?.isOpen()).toBe(false);
    look(false);
    look(false);
    await expect.poll(() => seen.lastIds).toEqual([null, '8']);
    expect(seen.streams[1]?.isOpen()).toBe(true);
  });

  it('tries at once when the device is back on line', async () => {
    const { seen } = follow((nth, { answer }) => (nth > 1 ? answer : failing()), {
      waits: { ...waits, first: 60_000, longest: 60_000 },
    });
    await expect.poll(() => seen.lastIds.length).toBe(1);
    windows.dispatchEvent(new Event('online'));
    await expect.poll(() => seen.lastIds.length).toBe(2);
  });

  it('stops for good: told to, or when the session is over', async () => {
    const { seen, stop } = follow((_, { answer }) => answer);
    await expect.poll(() => seen.streams.length).toBe(1);
    stop();
    expect(seen.streams[0]?.isOpen()).toBe(false);
    const over = follow(failing, { isOver: () => true });
    await expect.poll(() => over.seen.lastIds.length).toBe(1);
    for (const event of ['visibilitychange', 'online']) {
      page.dispatchEvent(new Event(event));
      windows.dispatchEvent(new Event(event));
    }
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect([seen.lastIds.length, over.seen.lastIds.length, over.seen.polls]).toEqual([1, 1, 0]);
  });
});
