import { AppError } from '../domain/errors';
import type { Viewer } from './context';

/** KOLs, customers and brands are kept by staff, whatever else a permission group says. @throws AppError permission_denied */
export function onlyStaff(viewer: Viewer): void {
  if (viewer.reduced) throw new AppError('permission_denied');
}
