import type { RequestStatus } from '../../domain/campaigns/values';
import { dayOf } from '../../domain/dates';
import { formatDay } from '../../domain/format';
import { builtInFor } from '../../domain/languages/rules';
import enCommon from '../../domain/locales/en/common.json';
import en from '../../domain/locales/en/mail.json';
import viCommon from '../../domain/locales/vi/common.json';
import vi from '../../domain/locales/vi/mail.json';
import { requestCode } from '../../domain/requests/rules';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';

const words = { vi: { ...vi, statuses: viCommon.status.request }, en: { ...en, statuses: enCommon.status.request } };

interface SentRequest {
  id: string;
  customer_email: string;
}

/**
 * Tells a guest that the request has arrived, in the language it was written in, with its code and nothing the guest
 * typed (decision 27).
 */
export function receiptMail({ id, customer_email }: SentRequest, written: string): Mail {
  const language = builtInFor(written);
  const { hello, footer, request_code, request_received } = words[language];
  const { subject, lead, hint, ignore } = request_received;
  const code = requestCode(id);
  return writeLetter(customer_email, {
    language,
    subject: subject.replace('{{code}}', () => code),
    greeting: hello,
    lead,
    hints: [request_code.replace('{{code}}', () => code), hint, ignore],
    footer,
  });
}

interface GuestRequest {
  id: string;
  customer_email: string;
  guest_language: string;
  /** UTC. */
  request_date: string;
}

/** Tells a guest how a request stands now, with nothing the guest typed; no mail where it waits again as it did at first. */
export function statusMail(request: GuestRequest, status: RequestStatus): Mail | null {
  if (status === 'pending') return null;
  const language = builtInFor(request.guest_language);
  const { hello, footer, statuses, request_code, request_status } = words[language];
  const day = formatDay(dayOf(new Date(request.request_date)));
  return writeLetter(request.customer_email, {
    language,
    subject: request_status.subject.replace('{{status}}', () => statuses[status].toLowerCase()),
    greeting: hello,
    lead: request_status[status].replace('{{day}}', () => day),
    hints: [
      request_code.replace('{{code}}', () => requestCode(request.id)),
      status === 'cancel' ? request_status.hint_cancel : request_status.hint,
    ],
    footer,
  });
}
