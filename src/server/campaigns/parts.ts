import { isEditable } from '../../domain/campaigns/rules';
import { AppError, type FieldError } from '../../domain/errors';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { asPartConflict } from './conflicts';
import { findImportTarget, type ImportTarget } from './queries/importTarget';
import { touchCampaign } from './queries/writes';

/** A campaign whose parts may be written. @throws AppError campaign_not_exist, campaign_is_final */
export function writable(target: ImportTarget | null): ImportTarget {
  if (!target) throw new AppError('campaign_not_exist');
  if (!isEditable(target.status)) throw new AppError('campaign_is_final');
  return target;
}

/**
 * Writes parts of a campaign that is not over, in one transaction: nobody else writes any until it ends, and the
 * campaign's version goes one further.
 * @throws AppError campaign_not_exist, campaign_is_final, permission_denied of reduced viewers whatever they were granted
 */
export async function changeParts<T>(
  ctx: SignedCtx,
  campaignId: string,
  work: (tx: SignedCtx) => Promise<T>,
): Promise<T> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    writable(await findImportTarget(tx.db, tx.viewer, campaignId, true));
    const done = await work(tx);
    await touchCampaign(tx.db, campaignId);
    return done;
  }).catch(asPartConflict);
}

/** Where a part stands in the input: errors of `sale_price` are told at `sows.3.sale_price`, or at the field alone. */
export function placed(list: string | null, index: number) {
  return (property: string, message: string): FieldError => ({
    property: list === null ? property : `${list}.${index}.${property}`,
    message,
  });
}

/** What is said about a part, over what is stored of it: what is left out stays. */
export function given<T extends object>(part: T): Partial<T> {
  const said = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Partial<T>;
}

/** @throws AppError record_was_changed where the part was edited since the caller read it (CONTRACT.md §1) */
export function checkVersion(said: number | undefined, stored: { version: number }): void {
  if (said !== undefined && said !== stored.version) throw new AppError('record_was_changed');
}
