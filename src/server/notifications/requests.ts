import type { RequestStatus } from '../../domain/campaigns/values';
import { isReduced } from '../../domain/roles';
import type { Services, Viewer } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { newRequestKey } from './settle';
import { newRequestText, requestInChargeText, requestStatusText } from './texts';

const reading = { scope: 'campaigns_management', action: 'r_detail_request' } as const;

/** Who writes; nobody where a guest does. */
type Teller = Services & { viewer: Pick<Viewer, 'id'> | null };

/** A request for a campaign as a notification names it. */
interface Told {
  id: string;
  request_name: string;
  brand_name: string;
}

/** Tells the staff who may read requests that one has come, but not the one who asks. Call it last in the transaction. */
export async function notifyNewRequest(tx: Teller, request: Told): Promise<void> {
  const { id, request_name: name, brand_name: brand } = request;
  const readers = await findEntitled(tx.db, { type: 'CAMPAIGN_REQUEST', id }, reading);
  await notifyUsers(tx, {
    kind: 'request',
    type: 'CAMPAIGN_REQUEST',
    data: { id, status: 'pending' },
    event_key: newRequestKey(id),
    ...newRequestText({ brand, name }),
    to: readers.filter((user) => !isReduced(user) && user.id !== tx.viewer?.id).map((user) => user.id),
  });
}

/** How a request stands now, and what of that is new. */
export interface RequestNews extends Told {
  request_status: RequestStatus;
  version: number;
  /** Who asked, where they are told of the status; else null. */
  asker: string | null;
  /** Who is responsible from now on; null where that is as before. */
  newPersonInCharge: string | null;
}

/**
 * Tells the one who asked of the status, and the one who is responsible from now on; neither of what they did
 * themselves, nor of a request they may not read. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyRequestStatus(tx: Teller, news: RequestNews): Promise<void> {
  const { id, request_name: name, brand_name: brand, request_status: status, version } = news;
  const { asker } = news;
  const concerned = [asker, news.newPersonInCharge].filter(
    (user): user is string => user !== null && user !== tx.viewer?.id,
  );
  if (concerned.length === 0) return;
  const readers = await findEntitled(tx.db, { type: 'CAMPAIGN_REQUEST', id }, reading, concerned);
  const told = new Set(readers.map((user) => user.id));
  const event = { type: 'CAMPAIGN_REQUEST', data: { id, status } } as const;
  if (news.newPersonInCharge && told.has(news.newPersonInCharge)) {
    const event_key = `request/${id}/in-charge/${version}`;
    await notifyUsers(tx, {
      ...event,
      kind: 'request',
      event_key,
      ...requestInChargeText({ brand, name }),
      to: [news.newPersonInCharge],
    });
  }
  if (asker && told.has(asker)) {
    const event_key = `request/${id}/status/${version}`;
    await notifyUsers(tx, {
      ...event,
      kind: 'request_status',
      event_key,
      ...requestStatusText({ name, status }),
      to: [asker],
    });
  }
}
