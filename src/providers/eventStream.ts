/** One event as it came over the wire; `id` null where it has none. */
export interface StreamEvent {
  id: string | null;
  event: string;
  data: string;
}

const textOf = (lines: readonly string[], name: string) =>
  lines
    .filter((line) => line === name || line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''));

function eventOf(block: string): StreamEvent | null {
  const lines = block.split(/\r\n|\r|\n/);
  const data = textOf(lines, 'data');
  if (data.length === 0) return null;
  return {
    id: textOf(lines, 'id').at(-1) ?? null,
    event: textOf(lines, 'event').at(-1) ?? 'message',
    data: data.join('\n'),
  };
}

/**
 * The events of an answer as they arrive. Anything received is told to `onSign`, a comment that only keeps the
 * connection open too. Ends with the answer; what was cut off within an event is left out.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      // A carriage return at the very end may be the first half of a line's end.
      const text = rest + decoder.decode(value, { stream: true });
      const held = text.endsWith('\r') ? '\r' : '';
      const blocks = text.slice(0, text.length - held.length).split(/\r\n\r\n|\n\n|\r\r/);
      rest = (blocks.pop() ?? '') + held;
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
