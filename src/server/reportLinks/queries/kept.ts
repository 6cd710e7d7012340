import { and, eq, sql } from 'drizzle-orm';
import type { Page } from '../../../domain/lists';
import type { LinkListQuery } from '../../../domain/reportLinks/schema';
import type { ReportLink } from '../../../domain/reportLinks/types';
import type { ReportSnapshot } from '../../../domain/reportSnapshots/types';
import { campaignFrom, campaignVisible } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { allOf, listPage, selectRows } from '../../db/list';
import { reportLinks } from '../../db/schema/reportLinks';
import { joinNewer, validity } from '../../reportSnapshots/queries/snapshots';

type Row = typeof reportLinks.$inferInsert;

/** A link as staff are shown it, with what only the server makes an address of. */
export type KeptLink = Omit<ReportLink, 'url'> & { token_sha256: string };

const shownDays = 30;

const visits = sql`json_build_object(
  'count', (select coalesce(sum(v.count), 0) from report_link_visits v where v.link_id = l.id),
  'last_at', (select ${isoInstant(sql`max(v.last_at)`)} from report_link_visits v where v.link_id = l.id),
  'days', coalesce((select json_agg(json_build_object('day', shown.day, 'count', shown.count) order by shown.day desc)
    from (select v.day, v.count from report_link_visits v where v.link_id = l.id order by v.day desc limit ${shownDays}) shown),
    '[]'::json))`;

/** Links of a campaign with their visits, newest first. */
export function findLinks(db: Db, campaignId: string, query: LinkListQuery): Promise<Page<KeptLink>> {
  return listPage<KeptLink>(db, query, {
    columns: sql`l.id, l.campaign_id, l.label, l.token_sha256, ${isoInstant(sql`l.expires_at`)} as expires_at,
      l.passcode_hash is not null as has_passcode, l.hidden_blocks, l.lang, l.active, l.version,
      ${isoInstant(sql`l.created_at`)} as created_at, ${visits} as visits,
      case when s.id is null then null else json_build_object('id', s.id, 'number', s.number, 'validity', ${validity},
        'withdrawn_at', ${isoInstant(sql`s.withdrawn_at`)}) end as snapshot,
      case when u.id is null then null else ${personJson('u')} end as "createdBy"`,
    from: sql`from report_links l left join report_snapshots s on s.id = l.snapshot_id ${joinNewer}
      left join users u on u.id = l.created_by`,
    where: sql`l.campaign_id = ${campaignId}`,
    order: { name: sql`l.label`, date: sql`l.created_at`, id: sql`l.id` },
  });
}

/** For whom a campaign's frozen report was made, and whether it was withdrawn; null where the campaign has none of that id. */
export async function findToLink(
  db: Db,
  campaignId: string,
  snapshotId: string,
): Promise<Pick<ReportSnapshot, 'audience' | 'withdrawn_at'> | null> {
  const [row] = await selectRows<Pick<ReportSnapshot, 'audience' | 'withdrawn_at'>>(
    db,
    sql`select s.audience, ${isoInstant(sql`s.withdrawn_at`)} as withdrawn_at from report_snapshots s
      where s.id = ${snapshotId} and s.campaign_id = ${campaignId}`,
  );
  return row ?? null;
}

/** Keeps a new link. */
export async function addLink(db: Db, row: Row): Promise<void> {
  await db.insert(reportLinks).values(row);
}

/** A link of a campaign the viewer has, its row kept until the transaction ends; null where there is none. */
export async function lockLink(db: Db, viewer: Viewer, id: string): Promise<typeof reportLinks.$inferSelect | null> {
  const seen = await selectRows(
    db,
    sql`select 1 ${campaignFrom} join report_links l on l.campaign_id = c.id
      where ${allOf(campaignVisible(viewer), sql`l.id = ${id}`)}`,
  );
  if (seen.length === 0) return null;
  const [link] = await db.select().from(reportLinks).where(eq(reportLinks.id, id)).for('update');
  return link ?? null;
}

/** Writes changed fields of a link, which becomes its next version. */
export async function saveLink(db: Db, { id, version }: { id: string; version: number }, changed: Partial<Row>) {
  await db
    .update(reportLinks)
    .set({ ...changed, version: version + 1, updated_at: new Date() })
    .where(and(eq(reportLinks.id, id), eq(reportLinks.version, version)));
}
