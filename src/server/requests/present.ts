import { can } from '../../domain/access';
import type { RequestDetail, RequestListItem } from '../../domain/requests/types';
import { signFileUrl } from '../adapters/files/signing';
import type { SignedCtx, Viewer } from '../context';
import { withoutCreator } from '../present';
import type { findRequest } from './queries/read';

/** A request of a list as this viewer may see it: who is responsible is for those who make campaigns (spec 2 §6, CONTRACT.md §3). */
export function presentRequest<T extends RequestListItem>(viewer: Viewer, request: T): T {
  if (!viewer.reduced && can(viewer.access, 'campaigns_management', 'c')) return request;
  const { person_in_charge, ...shown } = request;
  return shown as T;
}

/** One request as this viewer may see it; links to its documents are made anew in every answer (CONTRACT.md §6). */
export function presentRequestDetail(
  { viewer, secrets }: SignedCtx,
  request: NonNullable<Awaited<ReturnType<typeof findRequest>>>,
): RequestDetail {
  const now = new Date();
  const data_files = request.data_files.map((file) => ({ ...file, url: signFileUrl(file.id, secrets.fileLinks, now) }));
  return withoutCreator(viewer, presentRequest<RequestDetail>(viewer, { ...request, data_files }));
}
