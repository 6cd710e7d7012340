import { AppError } from '../../domain/errors';
import { editRecord } from '../approvals/edit';
import type { Ctx } from '../context';
import { newId } from '../ids';
import { kolApproval } from './approval';
import { accountsOf, type KolFields } from './fields';
import { findStoredKol } from './queries/writes';

/** An account a KOL says is its own, in canonical spelling; `replaces` is the linked one it stands in for, null = none. */
export interface ProposedAccount {
  url: string;
  replaces: string | null;
}

/**
 * Asks to link an account to a KOL, in the caller's transaction: an edit of the KOL by itself, which waits for approval
 * whoever asks (CONTRACT-2 §15 Consent). One that waits already goes on waiting. Call it last in the transaction.
 * @throws AppError kol_not_exist, social_not_exist (`replaces` is linked no more), social_already_linked,
 * change_is_pending (somebody else's edit waits)
 */
export async function proposeAccount(tx: Ctx, kolId: string, { url, replaces }: ProposedAccount): Promise<void> {
  const kol = await findStoredKol(tx.db, kolId, true);
  if (!kol) throw new AppError('kol_not_exist');
  const isLinked = accountsOf(kol.fields).some((account) => account.url === url);
  if (isLinked) throw new AppError('social_already_linked');
  await editRecord(tx, { ...kolApproval(), isTrusted: () => false }, kol, undefined, (fields) => {
    if (accountsOf(fields).some((account) => account.url === url)) return fields;
    if (replaces && !kol.fields[`social:${replaces}`]) throw new AppError('social_not_exist');
    return { ...fields, [`social:${replaces ?? newId()}`]: url } as KolFields;
  });
}
