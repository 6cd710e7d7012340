import { AppError } from '../../domain/errors';
import type { LinkAddress } from '../../domain/reportLinks/types';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { addressOf } from './present';
import { lockLink } from './queries/kept';

/** Where a link leads, made again. @throws AppError permission_denied, report_link_not_exist */
export async function linkAddress(ctx: SignedCtx, id: string, home: string): Promise<LinkAddress> {
  onlyStaff(ctx.viewer);
  const link = await inTransaction(ctx, (tx) => lockLink(tx.db, tx.viewer, id));
  if (!link) throw new AppError('report_link_not_exist');
  return { url: addressOf(link, ctx.secrets, home) };
}
