import { can } from '../../../domain/access';
import { useAccess, useMe } from '../../../ui/console/access/useAccess';
import type { Editor } from '../../../ui/console/approval/standing';

/** The signed-in person as who edits KOLs: trusted, or somebody whose edits wait for approval. */
export function useKolEditor(): Editor {
  return { id: useMe().id, isTrusted: can(useAccess(), 'kol_management', 'u_approval') };
}
