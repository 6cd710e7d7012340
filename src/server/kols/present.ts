import type { KolDetail, KolExportItem, KolListItem } from '../../domain/kols/types';
import type { Viewer } from '../context';
import { withoutCreator, withoutEditor } from '../present';

/** A KOL of a list as this viewer may see it: state and prices are the staff's (CONTRACT.md §3). */
export function presentKol(viewer: Viewer | null, kol: KolListItem): KolListItem {
  if (viewer && !viewer.reduced) return kol;
  const { status, pending_edit, booking_price_from, booking_price_to, ...shown } = kol;
  return shown;
}

/** A KOL of an export as this viewer may see it: as in the list, and the full name for staff. */
export function presentKolExport(viewer: Viewer | null, { fullname, ...kol }: KolExportItem): KolExportItem {
  return viewer && !viewer.reduced
    ? { ...presentKol(viewer, kol), fullname: fullname ?? null }
    : presentKol(viewer, kol);
}

/** One KOL as this viewer may see it: the public card for reduced and anonymous viewers; who made it or its edit, by rank. */
export function presentKolDetail(viewer: Viewer | null, kol: KolDetail): KolDetail {
  if (viewer && !viewer.reduced) {
    return { ...withoutCreator(viewer, kol), ...(kol.pending && { pending: withoutEditor(viewer, kol.pending) }) };
  }
  const { fullname, gender, marriage, birthdate, description, note, createdBy, ...card } = kol;
  const { status, status_reason, pending, pending_edit, booking_price_from, booking_price_to, ...more } = card;
  const { group_code, being_read, ...shown } = more;
  return shown;
}
