import { PassThrough } from 'node:stream';
import { findViewer } from '../auth/queries/viewer';
import type { SignedCtx } from '../context';
import { inLane } from '../db/lanes';
import { userEvents } from '../db/userEvents';
import { changesFor, followChanges } from './changes';
import { countUnread, findAfter, findLastSeq } from './queries/notifications';

const heartbeat = 20_000;
const mostPerUser = 20;

const open = new Map<string, Set<PassThrough>>();

/**
 * The caller's events for as long as the session and the connection last: `notification` for each new one, numbered,
 * so that a client which comes back with Last-Event-ID gets what it missed, and `unread` with the count whenever it
 * changes; `changed`, which is not numbered, names what was written and may be read by the caller. What happens in any
 * process arrives. A comment every 20 seconds keeps the connection open.
 */
export function eventStream(ctx: SignedCtx, lastEventId: string | null): PassThrough {
  const { viewer } = ctx;
  const db = inLane(ctx.db, 'events');
  let viewerNow = viewer;
  const stream = new PassThrough();
  let seq = lastEventId && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null;
  let unread = -1;
  let looking = false;
  let again = false;

  async function look(): Promise<void> {
    const session = await findViewer(db, viewer.id, viewer.sessionId);
    if (!session?.active || session.held) return void stream.end();
    viewerNow = session.viewer;
    if (seq === null) seq = await findLastSeq(db, viewer.id);
    for (const { seq: number, ...notification } of await findAfter(db, viewer.id, seq)) {
      send(`id: ${number}\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`);
      seq = number;
    }
    const count = await countUnread(db, viewer.id);
    if (count !== unread) send(`id: ${seq}\nevent: unread\ndata: ${JSON.stringify({ unread: count })}\n\n`);
    unread = count;
  }

  // One look at a time, and one more for all that was heard meanwhile.
  async function lookOrLater(): Promise<void> {
    again = true;
    if (looking) return;
    looking = true;
    while (again && stream.writable) {
      again = false;
      await look().catch((error: unknown) => ctx.log.error({ err: error }, 'events could not be read'));
    }
    looking = false;
  }

  const send = (text: string) => void (stream.writable && stream.write(text));
  const deaf = ctx.listener.on(userEvents, (userId) => {
    if (userId === null || userId === viewer.id) void lookOrLater();
  });
  const unfollow = followChanges(ctx.listener, (changes) => {
    const keys = changesFor(viewerNow, changes);
    if (keys.length > 0) send(`event: changed\ndata: ${JSON.stringify({ keys })}\n\n`);
    // Rights may be others now.
    if (keys.some(([entity]) => entity === 'me')) void lookOrLater();
  });
  const beat = setInterval(() => {
    send(': still here\n\n');
    void lookOrLater();
  }, heartbeat);
  stream.once('close', () => {
    deaf();
    unfollow();
    clearInterval(beat);
    forget(viewer.id, stream);
  });
  remember(viewer.id, stream);
  send('retry: 3000\n\n');
  void lookOrLater();
  return stream;
}

function remember(userId: string, stream: PassThrough): void {
  const streams = open.get(userId) ?? new Set();
  open.set(userId, streams.add(stream));
  const [oldest] = streams;
  if (streams.size > mostPerUser) oldest?.end();
}

function forget(userId: string, stream: PassThrough): void {
  const streams = open.get(userId);
  streams?.delete(stream);
  if (streams?.size === 0) open.delete(userId);
}

/** Ends every stream of this process; clients come back, to another one. */
export function endStreams(): void {
  for (const streams of open.values()) for (const stream of streams) stream.end();
}
