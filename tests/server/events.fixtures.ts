import { apiBase } from '../../src/domain/endpoints';

/** One event of a stream; `id` is empty where it has none. */
export interface Received<Data> {
  id: string;
  event: string;
  data: Data;
}

/** A stream of events and what came of it so far. */
export interface EventReader<Data> {
  events: Received<Data>[];
  status: number;
  type: string;
  ended: Promise<void>;
  stop(): void;
}

/** Opens the stream of events of a server, signed in with the token, and reads on until it is stopped. */
export async function readEvents<Data>(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<EventReader<Data>> {
  const control = new AbortController();
  const answer = await fetch(`${url}${apiBase}/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    signal: control.signal,
  });
  const events: Received<Data>[] = [];
  const readOn = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of answer.body ?? []) {
      const text = decoder.decode(chunk, { stream: true });
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
        if (field('data')) events.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
      }
    }
  };
  return {
    events,
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    ended: readOn().catch(() => {}),
    stop: () => control.abort(),
  };
}
