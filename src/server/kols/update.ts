import type { KolUpdate } from '../../domain/kols/schema';
import { editRecord } from '../approvals/edit';
import { inTransaction, type SignedCtx } from '../context';
import { pictureOf } from '../media/pictures';
import { kolApproval } from './approval';
import { asConflict } from './conflicts';
import { nextFields, type Places } from './fields';
import { lockForChange } from './guards';

/**
 * Changes a KOL; what the input leaves out stays (spec 1 §4 Approval, CONTRACT.md §4): at once where the caller may
 * approve or the KOL is not approved yet, else held beside it.
 * @throws AppError kol_not_exist, record_was_changed, change_is_pending, permission_denied, social_not_exist,
 * social_cannot_be_unlinked, and as createKol
 */
export async function updateKol(ctx: SignedCtx, id: string, input: KolUpdate): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const kol = await lockForChange(tx, id);
    const pictures = {
      avatar: await pictureOf(tx, 'avatar', input.avatar),
      group_photo: await pictureOf(tx, 'group_photo', input.group_photo),
    };
    const places: Places = new Map();
    await editRecord(tx, kolApproval(places), kol, input.version, (fields) =>
      nextFields(fields, input, pictures, places),
    );
  }).catch(asConflict);
}
