import { createContext, type RefObject, useCallback, useContext } from 'react';
import { type RaRecord, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';

/**
 * Who waits for what was saved. react-admin forgets a call's own `onSuccess` once the record changes under it, as it
 * does when a live change is heard meanwhile; the view's one is always called.
 */
export const SavedContext = createContext<RefObject<((record: RaRecord) => void) | null>>({ current: null });

/** The save of the RecordCreate or RecordEdit around, as a promise of what was saved; throws the refusal. */
export function useSave<T extends RaRecord>(): (input: FieldValues) => Promise<T> {
  const { save } = useSaveContext();
  const saved = useContext(SavedContext);
  return useCallback(
    (input) =>
      new Promise<T>((resolve, reject) => {
        saved.current = (record) => resolve(record as T);
        void save?.(input as Partial<T>, { onError: reject });
      }),
    [save, saved],
  );
}
