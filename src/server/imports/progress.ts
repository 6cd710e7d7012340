import type { ImportProgress, ImportStage } from '../../domain/imports';

/** Tells how far an import is: rows done, and rows there are. */
export type Report = (stage: ImportStage, done: number, total: number) => void;

// Only while the import runs, and only in the process that runs it: elsewhere nobody knows how far it is.
const running = new Map<string, ImportProgress>();

const keyOf = (userId: string, id: string) => `${userId} ${id}`;

/** Does an import under the id its sender made for it, so that the sender can ask how far it is. */
export async function withProgress<Result>(
  userId: string,
  id: string | undefined,
  work: (report: Report) => Promise<Result>,
): Promise<Result> {
  if (!id) return work(() => undefined);
  const key = keyOf(userId, id);
  try {
    return await work((stage, done, total) => void running.set(key, { stage, done, total }));
  } finally {
    running.delete(key);
  }
}

/** How far the import is that this user sent with the id; null where none runs here. */
export function progressOf(userId: string, id: string): ImportProgress | null {
  return running.get(keyOf(userId, id)) ?? null;
}
