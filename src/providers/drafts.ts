import { draftDays } from '../domain/limits';
import { isSecretName } from '../domain/secretNames';

/** What was entered in a form and not saved, kept on this device until it is, or its owner signs out here. */
export interface StoredDraft {
  /** As it was entered, less whatever is secret; whoever reads it checks it. */
  values: unknown;
  /** Of what was changed, how it was before; absent where a whole new record is entered. */
  before?: unknown;
  /** What the page was called, in the words of that moment. */
  title: string;
  /** The step it was left at. */
  at: number;
  /** When it was last kept, in milliseconds. */
  saved: number;
}

const prefix = 'draft.';
const longest = draftDays * 24 * 3600 * 1000;
const keyOf = (task: string, owner: string) => `${prefix}${task}.${owner}`;

/** The draft of this person; null where there is none, or where something else stands in its place. Never throws. */
export function readDraft(task: string, owner: string): StoredDraft | null {
  return readKey(keyOf(task, owner));
}

function readKey(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return null;
    const { values, before, title, at, saved } = stored as Record<string, unknown>;
    const draft = { values, title: typeof title === 'string' ? title : '', at: whole(at), saved: whole(saved) };
    if (Date.now() - draft.saved > longest) return null;
    return before === undefined ? draft : { ...draft, before };
  } catch {
    return null;
  }
}

const whole = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0);

/** Keeps the draft in place of the former one. Where the browser stores nothing, the task goes on without. */
export function keepDraft(task: string, owner: string, draft: Omit<StoredDraft, 'saved' | 'title'>): void {
  const kept = { ...draft, values: withoutSecrets(draft.values), title: pageName(), saved: Date.now() };
  try {
    localStorage.setItem(keyOf(task, owner), JSON.stringify(kept));
  } catch {
    dropDraft(task, owner);
  }
}

/** Without the product's name behind it. */
const pageName = () => document.title.replace(/ · [^·]*$/, '');

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const open = Object.entries(value).filter(([name]) => !isSecretName(name));
  return Object.fromEntries(open.map(([name, held]) => [name, withoutSecrets(held)]));
}

export function dropDraft(task: string, owner: string): void {
  try {
    localStorage.removeItem(keyOf(task, owner));
  } catch {
    // What cannot be read was not kept either.
  }
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));
const keysOfOwner = (owner: string) => draftKeys().filter((key) => key.endsWith(`.${owner}`));

/** What this person has not finished on this device: the pages' names, newest first, each once. */
export function unfinished(owner: string): string[] {
  const drafts = keysOfOwner(owner).flatMap((key) => readKey(key) ?? []);
  return [...new Set(drafts.sort((a, b) => b.saved - a.saved).map(({ title }) => title))];
}

/** Forgets the drafts of one person, who signs out here and leaves nothing behind. */
export function dropDraftsOf(owner: string): void {
  for (const key of keysOfOwner(owner)) localStorage.removeItem(key);
}

/** Forgets whatever has lain here too long, whoever left it. */
export function dropOldDrafts(): void {
  for (const key of draftKeys()) if (!readKey(key)) localStorage.removeItem(key);
}

const open = new Map<symbol, { task: string; write: () => void }>();
const carried = new Set<string>();

/** Names a form that is open and how its entries are written down at once; answers how to end that. */
export function followDraft(task: string, write: () => void): () => void {
  const mark = Symbol();
  open.set(mark, { task, write });
  return () => open.delete(mark);
}

/** Writes down what stands in every open form: the session ends, or everything is drawn anew. */
export function writeDrafts(): void {
  for (const { write } of open.values()) write();
}

/** As `writeDrafts`, for forms that are there again at once and take their entries up by themselves. */
export function carryDrafts(): void {
  writeDrafts();
  for (const { task } of open.values()) carried.add(task);
}

/** Whether the entries of a form were carried over; says so once. */
export function wasCarried(task: string): boolean {
  return carried.delete(task);
}
