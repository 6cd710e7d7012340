import type { Notification } from '../domain/notifications/types';
import { followEvents } from './followEvents';
import { openEvents, request } from './http';
import { getSession } from './session';

/** What the page knows of the person's notifications. */
interface News {
  /** Null until it is known. */
  unread: number | null;
  /** Grows whenever the lists may have changed. */
  version: number;
}

const listeners = new Set<() => void>();
let news: News = { unread: null, version: 0 };

function change(next: Partial<News>): void {
  news = { ...news, ...next };
  for (const listener of listeners) listener();
}

export function subscribeNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getNews(): News {
  return news;
}

function takeUnread(answer: unknown): void {
  const unread = isCount(answer) ? answer.unread : null;
  if (unread === null || unread === news.unread) return;
  change({ unread, version: news.version + (news.unread === null ? 0 : 1) });
}

function isCount(value: unknown): value is { unread: number } {
  return typeof value === 'object' && value !== null && 'unread' in value && typeof value.unread === 'number';
}

/** Keeps the count up to date while somebody is signed in. Answers what ends it. */
export function followNews(): () => void {
  const stop = followEvents({
    open: openEvents,
    poll: (signal) => request('events', { signal }),
    onEvent: ({ event, data }) => {
      if (event === 'unread') takeUnread(JSON.parse(data));
      if (event === 'notification') change({ version: news.version + 1 });
    },
    onPolled: (answer) => takeUnread((answer as { data?: unknown }).data),
    isOver: () => getSession() === null,
  });
  return () => {
    stop();
    change({ unread: null });
  };
}

/** Marks notifications of one's own read, or all of them. @throws ApiError */
export async function markRead(what: readonly Notification['id'][] | 'all'): Promise<void> {
  const body = what === 'all' ? { all: true } : { ids: what };
  const { data } = await request<{ data: { unread: number } }>('notificationRead', { body });
  change({ unread: data.unread, version: news.version + 1 });
}
