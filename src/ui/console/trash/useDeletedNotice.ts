import type { TrashKind } from '../../../domain/trash/rules';
import { useNotifyUndo } from '../useNotifyUndo';
import { useRestore, useRestoredWords } from './useRestore';

/** Tells that a record of this kind was deleted, with the way back. `said` is translated already. */
export function useDeletedNotice(kind: TrashKind) {
  const notifyUndo = useNotifyUndo();
  const restore = useRestore();
  const wordsOf = useRestoredWords();
  return (said: string, id: string, name: string) =>
    notifyUndo(said, async () => wordsOf(name, await restore(kind, id)));
}
