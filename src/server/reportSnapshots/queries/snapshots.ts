import { eq, sql } from 'drizzle-orm';
import type { PersonRef } from '../../../domain/campaigns/types';
import type { Page } from '../../../domain/lists';
import type { SnapshotFileQuery, SnapshotListQuery } from '../../../domain/reportSnapshots/schema';
import type { ReportSnapshot, Verification } from '../../../domain/reportSnapshots/types';
import { campaignFrom, campaignVisible } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { allOf, listPage, selectRows } from '../../db/list';
import { reportSnapshots } from '../../db/schema/reportSnapshots';

/** A frozen report without its document, with all staff are told. */
export type FoundSnapshot = Omit<ReportSnapshot, 'code'> & {
  createdBy: PersonRef | null;
  withdrawnBy: PersonRef | null;
};

/** Whether the frozen report `s` counts, beside `joinNewer`. */
export const validity = sql`case when newer.id is not null then 'replaced' when s.withdrawn_at is not null then 'withdrawn'
  else 'valid' end`;

/** What took the place of the frozen report `s`, as `newer`. */
export const joinNewer = sql`left join report_snapshots newer on newer.replaces_id = s.id`;

const columns = sql`s.id, s.number, s.sha256, s.campaign_id, s.audience, s.label, s.as_of,
  s.document::json -> 'blocks' as blocks, s.status, ${validity} as validity, ${isoInstant(sql`s.created_at`)} as created_at,
  ${isoInstant(sql`s.withdrawn_at`)} as withdrawn_at, s.withdraw_reason, older.number as replaces,
  newer.number as replaced_by,
  coalesce((select json_agg(json_build_object('type', f.type, 'lang', f.lang, 'sha256', f.sha256, 'size', f.size)
    order by f.type, f.lang desc) from report_snapshot_files f where f.snapshot_id = s.id), '[]'::json) as files,
  case when creator.id is null then null else ${personJson('creator')} end as "createdBy",
  case when withdrawer.id is null then null else ${personJson('withdrawer')} end as "withdrawnBy"`;

const from = sql`${campaignFrom} join report_snapshots s on s.campaign_id = c.id
  left join report_snapshots older on older.id = s.replaces_id
  ${joinNewer}
  left join users creator on creator.id = s.created_by
  left join users withdrawer on withdrawer.id = s.withdrawn_by`;

/** Those of campaigns the viewer has; a reduced one the finished ones made for customers (CONTRACT-2 §9). */
const isVisible = (viewer: Viewer) =>
  allOf(campaignVisible(viewer), viewer.reduced && sql`s.audience = 'customer' and s.status = 'ready'`);

/** A page of the frozen reports of a campaign the viewer has, newest first. */
export function findSnapshots(
  db: Db,
  viewer: Viewer,
  campaignId: string,
  query: SnapshotListQuery,
): Promise<Page<FoundSnapshot>> {
  return listPage<FoundSnapshot>(db, query, {
    columns,
    from,
    where: allOf(
      isVisible(viewer),
      sql`s.campaign_id = ${campaignId}`,
      query.audience && sql`s.audience = ${query.audience}`,
    ),
    order: { name: sql`s.number`, date: sql`s.created_at`, id: sql`s.id` },
  });
}

/** A frozen report; null where the viewer has none of that id. */
export async function findSnapshot(db: Db, viewer: Viewer, id: string): Promise<FoundSnapshot | null> {
  const rows = await selectRows<FoundSnapshot>(
    db,
    sql`select ${columns} ${from} where ${allOf(isVisible(viewer), sql`s.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}

/** A frozen report as it is kept, whoever may read it; its document is canonical JSON. */
export async function findStored(db: Db, id: string) {
  const { number, sha256, document, status } = reportSnapshots;
  const [row] = await db
    .select({ number, sha256, document, status })
    .from(reportSnapshots)
    .where(eq(reportSnapshots.id, id));
  return row ?? null;
}

/** Where the bytes of a file of a frozen report are, and the report's number; null as long as it is not made. */
export async function findFile(
  db: Db,
  id: string,
  { type, lang }: Required<SnapshotFileQuery>,
): Promise<{ number: string; storage_key: string } | null> {
  const rows = await selectRows<{ number: string; storage_key: string }>(
    db,
    sql`select s.number, m.storage_key from report_snapshots s join report_snapshot_files f on f.snapshot_id = s.id
      join media_files m on m.id = f.file_id
    where s.id = ${id} and s.status = 'ready' and f.type = ${type} and f.lang = ${lang}`,
  );
  return rows[0] ?? null;
}

/** What is told of a frozen report to who proves it: as it was frozen, whatever became of its campaign. */
export type Verified = Omit<Extract<Verification, { known: true }>, 'known'>;

/** By what a frozen report is proved; hexadecimal in lower case, the number in capitals. */
export type Proof = { sha256: string } | { number: string; code: string };

/** The frozen report a hash is of, its own or one of its files, or a number with its code; null where there is none. */
export async function findVerified(db: Db, proof: Proof): Promise<Verified | null> {
  const is =
    'sha256' in proof
      ? sql`s.id in (select id from report_snapshots where sha256 = ${proof.sha256}
          union select snapshot_id from report_snapshot_files where sha256 = ${proof.sha256})`
      : sql`s.number = ${proof.number} and left(s.sha256, 16) = ${proof.code}`;
  const rows = await selectRows<Verified>(
    db,
    sql`select s.number, s.document::json #>> '{campaign,name}' as campaign,
      s.document::json #>> '{campaign,brand,name}' as brand, s.as_of, ${isoInstant(sql`s.created_at`)} as created_at,
      ${validity} as status, newer.number as replaced_by
    from report_snapshots s ${joinNewer} where ${is} limit 1`,
  );
  return rows[0] ?? null;
}
