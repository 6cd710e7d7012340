import { type AccessMap, can, type Right } from '../../domain/access';
import type { ImportListQuery } from '../../domain/importFields';
import { type ImportKindName, type ImportRun, importKinds, importRights, undoDays } from '../../domain/imports';
import type { Page } from '../../domain/lists';
import type { SignedCtx, Viewer } from '../context';
import { findRuns } from './queries';

/** Whether the caller sees what others imported too (CONTRACT-2 §16 Imports). */
export const seesAll = ({ access }: Viewer) => can(access, 'permission_management', 'r');

const holds = (access: AccessMap, { scope, action }: Right) => can(access, scope, action as never);

/** Whether the caller may undo imports of this kind: the right of their commit. */
export const mayUndo = ({ access, type }: Viewer, kind: ImportKindName) =>
  type === 'staff' && holds(access, importRights[kind]);

/** The caller's imports, newest first; those of everybody for whoever may read permission groups. */
export function listImports({ db, viewer }: SignedCtx, query: ImportListQuery): Promise<Page<ImportRun>> {
  return findRuns(db, query, {
    userId: seesAll(viewer) ? null : viewer.id,
    undoable: importKinds.filter((kind) => mayUndo(viewer, kind)),
    days: undoDays,
  });
}
