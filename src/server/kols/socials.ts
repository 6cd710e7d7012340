import { AppError, refuse } from '../../domain/errors';
import type { SocialLink } from '../../domain/kols/schema';
import { editRecord } from '../approvals/edit';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { kolApproval } from './approval';
import { asConflict } from './conflicts';
import { accountAt, accountsOf, type KolFields } from './fields';
import { lockForChange, onlyStaff } from './guards';
import { findKolOfSocial } from './queries/surroundings';

/**
 * Links an account to a KOL, under its canonical address; an edit of the KOL like any other.
 * @throws AppError kol_not_exist, social_already_linked, validation_failed, and as updateKol
 */
export async function linkSocial(ctx: SignedCtx, input: SocialLink): Promise<void> {
  const { url } = accountAt(input.url ?? '', input.social_type);
  await inTransaction(ctx, async (tx) => {
    const kol = await lockForChange(tx, input.kol_id);
    await editRecord(tx, kolApproval(), kol, input.version, (fields) => {
      const isLinked = accountsOf(fields).some((account) => account.url === url);
      refuse(isLinked ? [{ property: 'url', message: 'social_already_linked' }] : []);
      const id = newId();
      const followers = typeof input.follower_count === 'number' && { [`followers:${id}`]: input.follower_count };
      return { ...fields, [`social:${id}`]: url, ...followers } as KolFields;
    });
  })
    .catch(asConflict)
    .catch(atAddress);
}

/** There is one account in the form: that it is linked already is wrong with its address. */
function atAddress(error: unknown): never {
  const isLinked = error instanceof AppError && error.code === 'social_already_linked';
  throw isLinked ? new AppError(error.code, [{ property: 'url', message: error.code }], { cause: error }) : error;
}

/**
 * Unlinks an account from its KOL, or one whose linking is held; an edit of the KOL like any other. Answers the KOL's id.
 * @throws AppError social_not_exist, social_cannot_be_unlinked, and as updateKol
 */
export async function unlinkSocial(ctx: SignedCtx, id: string): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const kolId = await findKolOfSocial(tx.db, id);
    if (!kolId) throw new AppError('social_not_exist');
    const kol = await lockForChange(tx, kolId);
    await editRecord(tx, kolApproval(), kol, undefined, (fields) => {
      const gone: Record<string, null> = { [`social:${id}`]: null, [`followers:${id}`]: null };
      return { ...fields, ...gone } as KolFields;
    });
    return kolId;
  });
}
