import { AppError } from '../../domain/errors';
import type { TrashKind } from '../../domain/trash/rules';
import type { RestoreInput } from '../../domain/trash/schema';
import type { LeftOut, Restored, RestoreOutcome } from '../../domain/trash/types';
import { mayBrandComeBack } from '../brands/comeBack';
import { brandKind } from '../brands/kind';
import { inBulk } from '../bulk';
import { restoreCampaign } from '../campaigns/restore';
import { restoreCompany } from '../companies/restore';
import type { SignedCtx } from '../context';
import { customerKind } from '../customers/kind';
import { restoreKol } from '../kols/restore';
import { findKinds } from './queries';

type Restore = (ctx: SignedCtx, id: string, input: RestoreInput) => Promise<Restored>;

/** How each kind is taken back from the trash. */
export const restorers: Record<TrashKind, Restore> = {
  kol: restoreKol,
  customer: (ctx, id, input) => restoreCompany(ctx, customerKind, id, input),
  brand: (ctx, id, input) => restoreCompany(ctx, brandKind, id, input, mayBrandComeBack),
  campaign: restoreCampaign,
};

/** What others belong to comes back before them. */
const order: readonly TrashKind[] = ['customer', 'brand', 'kol', 'campaign'];

/**
 * Takes many records back from the trash, each as by itself, what others belong to first. Answers each in the order
 * asked for.
 */
export async function restoreMany(ctx: SignedCtx, ids: readonly string[]): Promise<RestoreOutcome[]> {
  const left = new Map<string, LeftOut[]>();
  const kinds = await findKinds(ctx.db, ids);
  const placeOf = (id: string) => order.indexOf(kinds.get(id) ?? 'campaign');
  const outcomes = await inBulk(
    ctx,
    [...ids].sort((a, b) => placeOf(a) - placeOf(b)),
    async (id) => {
      const kind = kinds.get(id);
      if (!kind) throw new AppError('trash_item_not_exist');
      const { left_out } = await restorers[kind](ctx, id, {});
      left.set(id, left_out);
    },
  );
  const byId = new Map(outcomes.map((one) => [one.id, { ...one, left_out: left.get(one.id) ?? [] }]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
