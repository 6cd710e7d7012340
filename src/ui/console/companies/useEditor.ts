import { useAccess, useMe } from '../access/useAccess';
import type { Editor } from '../approval/standing';
import type { CompanyKit } from './kit';

/** The signed-in person as who edits a customer or brand. */
export function useEditor(kit: CompanyKit): Editor {
  return { id: useMe().id, isTrusted: kit.isTrusted(useAccess()) };
}
