const lockName = 'session-refresh';
const spentKey = '/session/spent-access-token';

/** Runs the work while no other tab does; browsers without locks (plain http) run it at once. */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(lockName, work) : work();
}

/**
 * Notes for all tabs that an access token has been followed by another. The lock alone does not do: a tab that gets it
 * next may not see yet what this one wrote to localStorage, which reaches other processes late; the cache storage is
 * read up to date.
 */
export async function noteSpent(accessToken: string): Promise<void> {
  const notes = await openNotes();
  await notes?.put(spentKey, new Response(accessToken)).catch(() => undefined);
}

/** Whether another tab has been given what follows this access token; it is on the way then. */
export async function isSpent(accessToken: string): Promise<boolean> {
  const noted = await (await openNotes())?.match(spentKey);
  return (await noted?.text()) === accessToken;
}

/** Null where the browser has none or keeps it shut, as in some private windows. */
async function openNotes(): Promise<Cache | null> {
  return 'caches' in window ? caches.open(lockName).catch(() => null) : null;
}
