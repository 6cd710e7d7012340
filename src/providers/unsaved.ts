/** What takes away entries that were not saved: another page, or any other address, as for a drawer kept in it. */
export type LostBy = 'page' | 'address';

interface Place {
  pathname: string;
  search: string;
}

/** How the person is asked; given the names of pages where something is unfinished, whether to sign out over that. */
type Ask = (unfinished?: readonly string[]) => Promise<boolean>;

const marks = new Map<symbol, { lostBy: LostBy; discard: () => void }>();
let ask: Ask | null = null;

/** Says that a form holds entries nobody has saved; `discard` is called once the person gives them up. */
export function markUnsaved(lostBy: LostBy, discard: () => void = () => undefined): () => void {
  const mark = Symbol();
  marks.set(mark, { lostBy, discard });
  return () => marks.delete(mark);
}

export function hasUnsaved(): boolean {
  return marks.size > 0;
}

/** For whoever was told to leave, or has lost the session: nothing is worth a warning any more. */
export function forgetUnsaved(): void {
  marks.clear();
}

/** For whoever was asked and gives the entries up: their drafts go with them. */
export function discardUnsaved(): void {
  for (const { discard } of marks.values()) discard();
  marks.clear();
}

/** Whether going from one place to the other takes unsaved entries away. */
export function wouldLose(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return hasUnsaved();
  return from.search !== to.search && [...marks.values()].some(({ lostBy }) => lostBy === 'address');
}

/** Names who asks the person; answers how to end that. */
export function askBy(dialog: Ask): () => void {
  ask = dialog;
  return () => {
    if (ask === dialog) ask = null;
  };
}

/** Whether unsaved entries may be left behind: yes where there are none, else what the person says. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || !ask || ask();
}

/** Whether to sign out over what is unfinished: yes where nothing is, else what the person says. */
export async function maySignOut(unfinished: readonly string[]): Promise<boolean> {
  return (unfinished.length === 0 && !hasUnsaved()) || !ask || ask(unfinished);
}
