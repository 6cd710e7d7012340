import type { Config } from '../../config';
import { keptMailer } from './kept';
import type { Mailer } from './mailer';
import { smtpMailer } from './smtp';

/** The mailer the configuration asks for. */
export function openMailer({ mail }: Config): Mailer {
  return mail.smtpUrl ? smtpMailer(mail.smtpUrl, mail.from) : keptMailer();
}
