import type { RequestStatus } from '../../domain/campaigns/values';
import { dayOf } from '../../domain/dates';
import { formatDay } from '../../domain/format';
import { builtInFor } from '../../domain/languages/rules';
import enCommon from '../../domain/locales/en/common.json';
import en from '../../domain/locales/en/mail.json';
import viCommon from '../../domain/locales/vi/common.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';

const words = { vi: { ...vi, statuses: viCommon.status.request }, en: { ...en, statuses: enCommon.status.request } };

/** Tells a guest that the request has arrived, in the language it was written in; nothing the guest typed goes out in our name. */
export function receiptMail(email: string, language: string): Mail {
  const code = builtInFor(language);
  const { hello, footer, request_received } = words[code];
  const { subject, lead, hint, ignore } = request_received;
  return writeLetter(email, { language: code, subject, greeting: hello, lead, hints: [hint, ignore], footer });
}

interface GuestRequest {
  customer_email: string;
  guest_language: string;
  /** UTC. */
  request_date: string;
}

/** Tells a guest how a request stands now, under the same rule; nothing where it waits again as it did at first. */
export function statusMail(request: GuestRequest, status: RequestStatus): Mail | null {
  if (status === 'pending') return null;
  const language = builtInFor(request.guest_language);
  const { hello, footer, statuses, request_status } = words[language];
  const day = formatDay(dayOf(new Date(request.request_date)));
  return writeLetter(request.customer_email, {
    language,
    subject: request_status.subject.replace('{{status}}', () => statuses[status].toLowerCase()),
    greeting: hello,
    lead: request_status[status].replace('{{day}}', () => day),
    hints: [status === 'cancel' ? request_status.hint_cancel : request_status.hint],
    footer,
  });
}
