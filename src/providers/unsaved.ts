/** What takes away entries that were not saved: another page, or any other address, as for a drawer kept in it. */
export type LostBy = 'page' | 'address';

interface Place {
  pathname: string;
  search: string;
}

const marks = new Map<symbol, LostBy>();
let ask: (() => Promise<boolean>) | null = null;

/** Says that a form holds entries nobody has saved; answers how to take that back. */
export function markUnsaved(lostBy: LostBy): () => void {
  const mark = Symbol();
  marks.set(mark, lostBy);
  return () => marks.delete(mark);
}

export function hasUnsaved(): boolean {
  return marks.size > 0;
}

/** For whoever was told to leave, or has lost the session: nothing is worth a warning any more. */
export function forgetUnsaved(): void {
  marks.clear();
}

/** Whether going from one place to the other takes unsaved entries away. */
export function wouldLose(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return hasUnsaved();
  return from.search !== to.search && [...marks.values()].includes('address');
}

/** Names who asks the person; answers how to end that. */
export function askBy(dialog: () => Promise<boolean>): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/** Whether unsaved entries may be left behind: yes where there are none, else what the person says. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || !ask || ask();
}
