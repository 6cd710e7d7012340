import type { Scope } from '../../domain/access';
import type { ApprovedType } from '../../domain/notifications/types';
import { isReduced } from '../../domain/roles';
import type { Services, SignedCtx, Viewer } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { keepTogether } from './queries/together';
import { togetherKey, waitingKey } from './settle';
import { decisionText, waitingText } from './texts';

const scopeOf = {
  KOL: 'kol_management',
  CUSTOMER: 'customer_management',
  BRAND: 'brand_management',
} as const satisfies Record<ApprovedType, Scope>;

/** Who writes; nobody where a job does. */
type Teller = Services & { viewer: Pick<Viewer, 'id'> | null };

/** Records that wait for approval, written in the caller's transaction. */
export interface Waiting {
  type: ApprovedType;
  /** At least one. Those of an import are told of together, under the first one's name. */
  records: readonly { id: string; name: string }[];
  /** Tells this time from another one of the same record: its version, or the id of its pending change. */
  occasion: string;
  /** An edit held beside its record waits, not the record itself. */
  change: boolean;
}

/**
 * Tells whoever may approve that something waits, but not the caller (CONTRACT.md §4 Approval). Reduced views have no
 * pending records, so nobody with one is told. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyApprovalWaiting(tx: Teller, waiting: Waiting): Promise<void> {
  const { type, records, occasion, change } = waiting;
  const [first] = records;
  if (!first) return;
  const deciders = await findEntitled(tx.db, { type, id: first.id }, { scope: scopeOf[type], action: 'u_approval' });
  const event_key = (records.length > 1 ? togetherKey : waitingKey)(type, first.id, occasion);
  if (records.length > 1) {
    await keepTogether(
      tx.db,
      event_key,
      records.map(({ id }) => id),
    );
  }
  await notifyUsers(tx, {
    kind: 'approval',
    type,
    data: { id: first.id, status: 'pending' },
    event_key,
    ...waitingText(type, { name: first.name, count: records.length, change }),
    to: deciders.filter((user) => !isReduced(user) && user.id !== tx.viewer?.id).map(({ id }) => id),
  });
}

/** How a record or its pending change was decided on. */
export interface Decision {
  type: ApprovedType;
  id: string;
  name: string;
  /** The record's status after the decision. */
  status: string;
  /** Who made the record, or the change; null where nobody knows. */
  author: string | null;
  /** Null: approved. */
  reason: string | null;
  /** As of the waiting it ends. */
  occasion: string;
  change: boolean;
}

/**
 * Tells the author how it was decided, with the reason of a rejection (CONTRACT.md §4 Approval); not who decides on
 * their own, nor an author who may no longer see the record. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyDecision(tx: SignedCtx, decision: Decision): Promise<void> {
  const { type, id, name, status, author, reason, occasion, change } = decision;
  if (!author || author === tx.viewer.id) return;
  const authors = await findEntitled(tx.db, { type, id }, { scope: scopeOf[type], action: 'r_detail' }, [author]);
  await notifyUsers(tx, {
    kind: 'decision',
    type,
    data: { id, status },
    event_key: `decided/${type}/${id}/${occasion}`,
    ...decisionText(type, { name, reason, change }),
    to: authors.map((user) => user.id),
  });
}
