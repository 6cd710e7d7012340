import { can } from '../../domain/access';
import type { RegistrationDecision } from '../../domain/customers/registrationSchema';
import { AppError } from '../../domain/errors';
import { editRecord } from '../approvals/edit';
import { brandKind } from '../brands/kind';
import { companyApproval } from '../companies/approval';
import { nextFields } from '../companies/company';
import { asConflict } from '../companies/conflicts';
import { lockForChange } from '../companies/guards';
import { reviewCompany } from '../companies/review';
import { inTransaction, type SignedCtx } from '../context';
import { customerKind } from './kind';
import { findRegisteredBrand } from './queries/links';

/**
 * Decides on a customer and the brand that was registered with it in one go (spec 1 §1 Self-registration): both are
 * approved, with what they lacked filled in, or both rejected for one reason.
 * @throws AppError permission_denied, customer_not_exist, record_was_changed, status_transition_not_allowed where not
 * both wait, validation_failed where something is still missing, and as `reviewCompany`
 */
export async function decideRegistration(ctx: SignedCtx, id: string, input: RegistrationDecision): Promise<void> {
  const { status, reason, version, tax_number, sectors, sectorIds } = input;
  await inTransaction(ctx, async (tx) => {
    if (!can(tx.viewer.access, 'brand_management', 'u_approval')) throw new AppError('permission_denied');
    const brandId = await findRegisteredBrand(tx.db, id);
    // The brand before its customer, as an edit of a brand locks them.
    const brand = brandId ? await lockForChange(tx, brandKind, brandId) : null;
    const customer = await lockForChange(tx, customerKind, id);
    if (version !== undefined && version !== customer.version) throw new AppError('record_was_changed');
    if (brand?.status !== 'pending' || customer.status !== 'pending') {
      throw new AppError('status_transition_not_allowed');
    }
    if (status === 'active') {
      const lacked = { ...(tax_number && { tax_number }), ...(sectors && { sectors }) };
      await editRecord(tx, companyApproval(customerKind), customer, undefined, (one) => nextFields(one, lacked));
      const about = sectorIds ? { sectors: sectorIds } : {};
      await editRecord(tx, companyApproval(brandKind), brand, undefined, (one) => nextFields(one, about));
    }
    const decision = { status, ...(reason && { reason }) };
    await reviewCompany(tx, customerKind, id, decision);
    await reviewCompany(tx, brandKind, brand.id, decision);
  }).catch(asConflict);
}
