import { can } from '../../domain/access';
import type { RequestDetail, RequestListItem } from '../../domain/requests/types';
import { signFileUrl } from '../adapters/files/signing';
import type { SignedCtx, Viewer } from '../context';
import { knowsCreators, pick } from '../present';
import type { findRequest } from './queries/read';

const item = [
  'id',
  'request_name',
  'request_budget',
  'request_start_date',
  'request_end_date',
  'request_date',
  'request_status',
  'brand_name',
  'brand_cover_image',
  'customer_name',
  'data_kols',
  'kol_total',
  'version',
] as const satisfies (keyof RequestListItem)[];

const detail = [
  ...item,
  'request_description',
  'request_kols',
  'customer_phone',
  'customer_email',
  'brand',
  'customer',
  'campaign',
] as const satisfies (keyof RequestDetail)[];

/** Who is responsible, and how who asked is reached, is for those who make campaigns (spec 2 §6, CONTRACT.md §3). */
function handling(viewer: Viewer, request: RequestListItem): Pick<RequestListItem, 'person_in_charge' | 'is_guest'> {
  const mayKnow = !viewer.reduced && can(viewer.access, 'campaigns_management', 'c');
  return mayKnow ? pick(request, ['person_in_charge', 'is_guest']) : {};
}

/** A request of a list as this viewer may see it. */
export function presentRequest(viewer: Viewer, request: RequestListItem): RequestListItem {
  return { ...pick(request, item), ...handling(viewer, request) };
}

/** One request as this viewer may see it; links to its documents are made anew in every answer (CONTRACT.md §6). */
export function presentRequestDetail(
  { viewer, secrets }: SignedCtx,
  request: NonNullable<Awaited<ReturnType<typeof findRequest>>>,
): RequestDetail {
  const now = new Date();
  return {
    ...pick(request, detail),
    ...handling(viewer, request),
    ...(knowsCreators(viewer) && pick(request, ['createdBy'])),
    data_files: request.data_files.map(({ id, file_name, size }) => ({
      id,
      file_name,
      size,
      url: signFileUrl(id, secrets.fileLinks, now),
    })),
  };
}
