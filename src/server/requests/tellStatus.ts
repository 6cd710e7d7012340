import type { RequestStatus } from '../../domain/campaigns/values';
import { mailsGuest, tellsAsker } from '../../domain/requests/rules';
import type { SignedCtx } from '../context';
import { queueMail } from '../jobs/mail';
import { notifyRequestStatus } from '../notifications/requests';
import { settleNewRequest } from '../notifications/settle';
import { statusMail } from './guestMail';
import type { LockedRequest } from './queries/read';

interface Change {
  request_status: RequestStatus;
  /** Null where that is as before. */
  newPersonInCharge: string | null;
}

/**
 * Tells of a change of a request just written: who asked (a guest by mail) of a new status, and who is responsible from
 * now on. Call it last in the transaction, as `notifyUsers`.
 */
export async function tellStatus(tx: SignedCtx, request: LockedRequest, change: Change): Promise<void> {
  const { request_status, newPersonInCharge } = change;
  const hasNewStatus = request_status !== request.request_status;
  const { guest_language } = request;
  const isMailed = mailsGuest({ ...request, is_guest: guest_language !== null }, request_status);
  const mail = isMailed && guest_language ? statusMail({ ...request, guest_language }, request_status) : null;
  if (mail) await queueMail(tx, mail);
  if (hasNewStatus) await settleNewRequest(tx, request.id);
  const version = request.version + 1;
  const { created_by } = request;
  const isAskerTold = tellsAsker({ ...request, asker: created_by }, request_status, tx.viewer.id);
  const asker = isAskerTold ? created_by : null;
  await notifyRequestStatus(tx, { ...request, request_status, version, asker, newPersonInCharge });
}
