import type { KolDetail, KolExportItem, KolListItem, PublicKol } from '../../domain/kols/types';
import type { Viewer } from '../context';
import { withoutCreator, withoutEditor } from '../present';

function publicCard(kol: KolListItem): PublicKol {
  const { id, code, stage_name, avatar, type, bio, the_talent_partner, sectors, socials } = kol;
  return { id, code, stage_name, avatar, type, bio, the_talent_partner, sectors, socials };
}

/** State and prices are the staff's (CONTRACT.md §3). */
function reducedCard({ status, pending_edit, booking_price_from, booking_price_to, ...shown }: KolListItem) {
  return shown;
}

/** A KOL of a list as this viewer may see it; null = anybody. */
export function presentKol(viewer: Viewer | null, kol: KolListItem): KolListItem | PublicKol {
  if (!viewer) return publicCard(kol);
  return viewer.reduced ? reducedCard(kol) : kol;
}

/** A KOL of an export as this viewer may see it, with the full name for staff; null = who may export and not read. */
export function presentKolExport(viewer: Viewer | null, { fullname, ...kol }: KolExportItem): KolExportItem {
  return viewer && !viewer.reduced ? { ...kol, fullname: fullname ?? null } : reducedCard(kol);
}

/** One KOL as this viewer may see it; null = anybody. Who made it or its edit, by rank. */
export function presentKolDetail(viewer: Viewer | null, kol: KolDetail): KolDetail | PublicKol {
  if (!viewer) return publicCard(kol);
  if (!viewer.reduced) {
    return { ...withoutCreator(viewer, kol), ...(kol.pending && { pending: withoutEditor(viewer, kol.pending) }) };
  }
  const { fullname, gender, marriage, birthdate, description, note, createdBy, ...card } = kol;
  const { status, status_reason, pending, pending_edit, booking_price_from, booking_price_to, ...more } = card;
  const { group_code, being_read, ...shown } = more;
  return shown;
}
