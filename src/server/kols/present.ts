import type { KolDetail, KolListItem } from '../../domain/kols/types';
import type { Viewer } from '../context';
import { withoutCreator } from '../present';

/** A KOL of a list as this viewer may see it: state and prices are the staff's (CONTRACT.md §3). */
export function presentKol(viewer: Viewer | null, kol: KolListItem): KolListItem {
  if (viewer && !viewer.reduced) return kol;
  const { status, booking_price_from, booking_price_to, ...shown } = kol;
  return shown;
}

/** One KOL as this viewer may see it: the public card for reduced and anonymous viewers. */
export function presentKolDetail(viewer: Viewer | null, kol: KolDetail): KolDetail {
  if (viewer && !viewer.reduced) return withoutCreator(viewer, kol);
  const { fullname, gender, marriage, birthdate, description, note, createdBy, ...card } = kol;
  const { status, booking_price_from, booking_price_to, ...shown } = card;
  return shown;
}
