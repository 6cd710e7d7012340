/** What was entered in a long task and not finished, kept on this device until it is done or its owner signs out. */
export interface StoredDraft {
  /** As it was entered; whoever reads it checks it. */
  values: unknown;
  /** The step it was left at. */
  at: number;
  /** When it was last kept, in milliseconds. */
  saved: number;
}

const prefix = 'draft.';
const keyOf = (task: string, owner: string) => `${prefix}${task}.${owner}`;

/** The draft of this person; null where there is none, or where something else stands in its place. Never throws. */
export function readDraft(task: string, owner: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(task, owner)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
    const { values, at, saved } = stored as Record<string, unknown>;
    return { values, at: whole(at), saved: whole(saved) };
  } catch {
    return null;
  }
}

const whole = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0);

/** Keeps the draft in place of the former one. Where the browser stores nothing, the task goes on without. */
export function keepDraft(task: string, owner: string, draft: Omit<StoredDraft, 'saved'>): void {
  try {
    localStorage.setItem(keyOf(task, owner), JSON.stringify({ ...draft, saved: Date.now() }));
  } catch {
    dropDraft(task, owner);
  }
}

export function dropDraft(task: string, owner: string): void {
  try {
    localStorage.removeItem(keyOf(task, owner));
  } catch {
    // What cannot be read was not kept either.
  }
}

/** Forgets the drafts of everybody: somebody signs out, and leaves nothing behind. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
