import type { Registrant } from '../../../domain/auth/schema';
import { recordAudit } from '../../audit/record';
import type { Ctx } from '../../context';
import { newId } from '../../ids';
import { enqueue } from '../../jobs/enqueue';
import { generatedCode } from './codes';
import { insertRegistration } from './queries';

/**
 * Adds a registrant whose e-mail is shown to be theirs: a brand user without a password yet, and a pending customer
 * and brand for staff to approve, who are told (spec 1 §1 Self-registration). Without a brand's name the person's
 * stands in.
 */
export async function addRegistrant(tx: Ctx, email: string, registrant: Registrant): Promise<string> {
  const { fullname, phone } = registrant;
  const name = registrant.customer_name || fullname;
  const now = new Date();
  const [userId, customerId, brandId] = [newId(), newId(), newId()];
  await insertRegistration(tx.db, {
    user: {
      id: userId,
      username: email,
      email,
      fullname,
      phone: phone || null,
      code: generatedCode('br'),
      type: 'brand',
      verified_at: now,
      activated_at: now,
    },
    customer: {
      id: customerId,
      code: generatedCode(name),
      name: name.toUpperCase(),
      trading_name: name,
      // Staff fill it in before they approve the customer.
      tax_number: '',
      status: 'pending',
      created_by: userId,
    },
    brand: {
      id: brandId,
      code: generatedCode(name),
      name,
      customer_id: customerId,
      status: 'pending',
      created_by: userId,
    },
    representative: { id: newId(), user_id: userId, type: 'brand', brand_id: brandId },
  });
  const create = { action: 'create' as const, changes: {}, actor_id: userId };
  await recordAudit(
    tx,
    { ...create, action: 'register', entity: 'user', entity_id: userId },
    { ...create, entity: 'customer', entity_id: customerId },
    { ...create, entity: 'brand', entity_id: brandId },
  );
  await enqueue(tx.db, 'registered', {
    key: brandId,
    data: { customer: { id: customerId, name: name.toUpperCase() }, brand: { id: brandId, name } },
  });
  return userId;
}
