import type { RecoveryCodes } from '../../../domain/auth/types';
import type { SignedCtx } from '../../context';
import { replaceRecoveryCodes } from './queries';
import { hashRecoveryCode, newRecoveryCodes } from './recovery';

/** Makes new recovery codes of the caller, in place of all others. */
export async function giveRecoveryCodes(tx: SignedCtx): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  const { id } = tx.viewer;
  await replaceRecoveryCodes(
    tx.db,
    id,
    codes.map((code) => hashRecoveryCode(id, code, tx.secrets.recoveryCodes[0])),
  );
  return { recovery_codes: codes };
}
