import { AppError, invalid } from '../../domain/errors';
import { isToldReduced } from '../../domain/reports/figure';
import type { FigureQuery } from '../../domain/reports/schema';
import type { Viewer } from '../context';

/** The report is the whole campaign's; a KOL has only its own rows of it, whatever its role was granted. @throws AppError permission_denied */
export function refuseKol(viewer: Viewer): void {
  if (viewer.type === 'kol') throw new AppError('permission_denied');
}

/** Refuses figures a reduced viewer is not told. @throws AppError validation_failed (figure) */
export function refuseWithheld(
  { reduced }: Viewer,
  { figure, sow_id, kol_id, post_id, social_type }: FigureQuery,
): void {
  const isWhole = !sow_id && !kol_id && !post_id && !social_type;
  if (reduced && !isToldReduced(figure, isWhole)) throw invalid([{ property: 'figure', message: 'invalid_value' }]);
}
