import type { KolScore } from '../../domain/kols/score';
import type { KolDetail, KolExportItem, KolListItem, PublicKol, WaitingImport } from '../../domain/kols/types';
import { seesAll, type Viewer } from '../context';
import { knowsCreators, pick, presentPendingEdit } from '../present';
import { networkScore, wholeScore } from './scoreFields';

const publicCard = [
  'id',
  'code',
  'stage_name',
  'avatar',
  'type',
  'bio',
  'the_talent_partner',
  'sectors',
  'socials',
] as const satisfies (keyof PublicKol)[];

/** State and prices are the staff's (CONTRACT.md §3). */
const reducedCard = [
  ...publicCard,
  'outstanding',
  'jobs',
  'create_date',
  'version',
] as const satisfies (keyof KolListItem)[];

const card = [
  ...reducedCard,
  'status',
  'pending_edit',
  'booking_price_from',
  'booking_price_to',
] as const satisfies (keyof KolListItem)[];

const reducedDetail = [
  ...reducedCard,
  'group_name',
  'group_photo',
  'average',
  'tracking_number',
  'course',
] as const satisfies (keyof KolDetail)[];

const detail = [
  ...card,
  ...reducedDetail,
  'fullname',
  'gender',
  'marriage',
  'birthdate',
  'description',
  'note',
  'public',
  'status_reason',
  'group_code',
  'prices',
  'being_read',
] as const satisfies (keyof KolDetail)[];

/** Whether this viewer is shown all that a card and a scorecard keep, so that lists pass them on as they are kept. */
export function seesWholeCards(viewer: Viewer | null): boolean {
  return seesAll(viewer);
}

/** A KOL of a list as this viewer may see it; null = anybody. */
export function presentKol(viewer: Viewer | null, kol: KolListItem): KolListItem | PublicKol {
  return viewer ? presentKolOf(viewer, kol) : presentPublicKol(kol);
}

/** A KOL of a list as somebody signed in may see it. */
export function presentKolOf(viewer: Viewer, kol: KolListItem): KolListItem {
  return { ...pick(kol, viewer.reduced ? reducedCard : card), score: presentScore(viewer, kol.score) };
}

/** A scorecard as this viewer may see it: the reduced ones what networks tell; null where none is computed yet. */
function presentScore({ reduced }: Viewer, score: KolScore | null | undefined): KolScore | null {
  if (!score) return null;
  return pick(score, reduced ? networkScore : wholeScore);
}

/** A KOL of an export as this viewer may see it, with the full name for staff; null = who may export and not read. */
export function presentKolExport(viewer: Viewer | null, kol: KolExportItem): KolExportItem {
  if (!viewer || viewer.reduced) return pick(kol, reducedCard);
  return { ...pick(kol, card), fullname: kol.fullname ?? null };
}

/** An import with KOLs that wait; who did it, by rank. */
export function presentWaitingImport(viewer: Viewer, found: WaitingImport): WaitingImport {
  return {
    ...pick(found, ['id', 'file_name', 'created_at', 'waiting']),
    ...(knowsCreators(viewer) && pick(found, ['created_by'])),
  };
}

/** A KOL as anybody may see it. */
export function presentPublicKol(kol: PublicKol): PublicKol {
  return pick(kol, publicCard);
}

/** One KOL as this viewer may see it. Who made it or its edit, by rank. */
export function presentKolDetail(viewer: Viewer, kol: KolDetail): KolDetail {
  const score = presentScore(viewer, kol.score);
  if (viewer.reduced) return { ...pick(kol, reducedDetail), score };
  return {
    ...pick(kol, detail),
    score,
    ...(knowsCreators(viewer) && pick(kol, ['createdBy'])),
    pending: kol.pending ? presentPendingEdit(viewer, kol.pending) : null,
  };
}
