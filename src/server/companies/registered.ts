import type { Services } from '../context';
import type { Handlers } from '../jobs/handler';
import { notifyApprovalWaiting } from '../notifications/approvals';

interface Registered {
  customer: { id: string; name: string };
  brand: { id: string; name: string };
}

/** Tells those who may approve of a customer and a brand that registered themselves (spec 1 §1). */
async function tellOfRegistered(services: Services, { customer, brand }: Registered): Promise<void> {
  const tx = { ...services, viewer: null };
  const occasion = { occasion: 'new', change: false };
  await notifyApprovalWaiting(tx, { type: 'CUSTOMER', records: [customer], ...occasion });
  await notifyApprovalWaiting(tx, { type: 'BRAND', records: [brand], ...occasion });
}

/** What the queue does for customers and brands. */
export const companyHandlers = {
  registered: { effect: 'database', run: (services, data) => tellOfRegistered(services, data as Registered) },
} satisfies Handlers;
