import { useSyncExternalStore } from 'react';
import { markUnsaved } from '../../../providers/unsaved';

const listeners = new Set<() => void>();
let running = 0;

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Says that a file is on its way: leaving asks first, and no form is sent without it. Answers how to end that. */
export function beginUpload(): () => void {
  const unmark = markUnsaved('page');
  change(1);
  return () => {
    unmark();
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a file is on its way. */
export function useIsUploading(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}
