import type { AuditAction } from '../../../domain/audit/values';
import type { Changes } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { queueMail } from '../../jobs/mail';
import { type SecurityNews, securityMail } from '../mails';
import type { Account } from '../queries/accounts';

interface Happened {
  action: AuditAction;
  changes?: Changes;
  /** What the owner is mailed; nothing where another mail says it. */
  news?: SecurityNews;
}

/** Writes down what the caller has changed of their second factor, and tells them by mail. */
export async function tellOwner(tx: SignedCtx, self: Account, { action, changes = {}, news }: Happened): Promise<void> {
  await recordAudit(tx, { action, entity: 'user', entity_id: self.id, changes });
  if (!news) return;
  const { email, fullname, language } = self;
  await queueMail(tx, securityMail(news, { email, fullname, language: language ?? tx.language }));
}
