import { entities } from '../domain/entities';
import { type Changed, tellChanged } from './changes';
import { followEvents } from './followEvents';
import { openEvents, request } from './http';
import { getSession } from './session';

// What was written while nobody listened is not told later (CONTRACT-2 §16 Live changes).
const everything = entities.map((entity): Changed => [entity]);
const listeners = new Set<() => void>();
/** Null until it is known. */
let unread: number | null = null;

export function subscribeUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many notifications are unread, as it is now. */
export function getUnread(): number | null {
  return unread;
}

export function setUnread(count: number | null): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** Another number than before: something came, or was read elsewhere. */
function takeUnread(answer: unknown): void {
  if (!isCount(answer) || answer.unread === unread) return;
  if (unread !== null) tellChanged([['notifications']], 'elsewhere');
  setUnread(answer.unread);
}

function isCount(value: unknown): value is { unread: number } {
  return typeof value === 'object' && value !== null && 'unread' in value && typeof value.unread === 'number';
}

/** Keeps the count and everything shown up to date while somebody is signed in. Answers what ends it. */
export function followNews(): () => void {
  const stop = followEvents({
    open: openEvents,
    poll: (signal) => request('events', { signal }),
    onEvent: ({ event, data }) => {
      if (event === 'unread') takeUnread(JSON.parse(data));
      if (event === 'notification') tellChanged([['notifications']], 'elsewhere');
      if (event === 'changed') tellChanged((JSON.parse(data) as { keys: Changed[] }).keys, 'elsewhere');
    },
    onOpen: (again) => again && tellChanged(everything, 'elsewhere'),
    onPolled: (answer) => {
      takeUnread((answer as { data?: unknown }).data);
      tellChanged(everything, 'elsewhere');
    },
    isOver: () => getSession() === null,
  });
  return () => {
    stop();
    setUnread(null);
  };
}
