import type { CampaignStatus } from '../../domain/campaigns/values';
import type { CollectedType } from '../../domain/notifications/types';
import type { Services, SignedCtx } from '../context';
import { notifyUsers } from './notify';
import { campaignImportText, collectionFailedText, collectionText, type ImportedRows, recordImportText } from './texts';

/** What records that stand by themselves are called where a notification names them. */
const recordTypes = { users: 'USER', kols: 'KOL', customers: 'CUSTOMER', brands: 'BRAND' } as const;

/** A workbook that was written, in the caller's transaction. */
export type ImportDone = ImportedRows & { run: string } & (
    | { kind: keyof typeof recordTypes }
    | { kind: 'sows' | 'posts'; file: string; campaign: { id: string; name: string; status: CampaignStatus } }
  );

/**
 * Tells the caller that the import is written, with what its rows did and those that were left out. Call it
 * last in the transaction, as `notifyUsers`.
 */
export async function notifyImportDone(tx: SignedCtx, done: ImportDone): Promise<void> {
  const event = { kind: 'import' as const, event_key: `import/${done.run}`, to: [tx.viewer.id] };
  if (done.kind !== 'sows' && done.kind !== 'posts') {
    const data = { id: done.run, status: 'done' };
    return notifyUsers(tx, { ...event, type: recordTypes[done.kind], data, ...recordImportText(done.kind, done) });
  }
  const { campaign, file, counts, held, refused } = done;
  await notifyUsers(tx, {
    ...event,
    type: 'CAMPAIGN',
    data: { id: campaign.id, status: campaign.status },
    ...campaignImportText(done.kind, { campaign: campaign.name, file, counts, held, refused }),
  });
}

/** A collection that has come to its end. */
export interface CollectionDone {
  /** KOLs and their accounts, or figures of posts. */
  type: CollectedType;
  /** The order or run. */
  id: string;
  /** What was asked for, as its orderer calls it: a keyword, a campaign. */
  name: string;
  /** How many KOLs were found or posts read. */
  collected: number;
  /** Who ordered it. */
  to: string;
}

/** Tells who ordered a collection that it has ended. Call it last in the transaction, as `notifyUsers`. */
export async function notifyCollectionDone(tx: Services, done: CollectionDone): Promise<void> {
  const { type, id, name, collected, to } = done;
  await notifyUsers(tx, {
    kind: 'collection',
    type,
    data: { id, status: 'complete' },
    event_key: `collection/${id}`,
    ...collectionText(type, { name, collected }),
    to: [to],
  });
}

/** Tells who ordered KOLs that the order came to nothing. Call it last in the transaction, as `notifyUsers`. */
export async function notifyCollectionFailed(
  tx: Services,
  { id, name, to }: Pick<CollectionDone, 'id' | 'name' | 'to'>,
): Promise<void> {
  await notifyUsers(tx, {
    kind: 'collection',
    type: 'SOCIAL',
    data: { id, status: 'failed' },
    event_key: `collection/${id}/failed`,
    ...collectionFailedText(name),
    to: [to],
  });
}
