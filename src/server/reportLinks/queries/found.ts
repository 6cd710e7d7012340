import { sql } from 'drizzle-orm';
import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { Replacement } from '../../../domain/reportLinks/types';
import type { ReportBlock } from '../../../domain/reports/blocks';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { reportLinkVisits } from '../../db/schema/reportLinks';
import { joinNewer } from '../../reportSnapshots/queries/snapshots';

/** A link that leads somewhere. */
export interface FoundLink {
  id: string;
  campaign_id: string;
  /** Of the campaign: what its customer may read is what a link may show. */
  customer_id: string;
  /** ISO instant in UTC. */
  expires_at: string;
  passcode_hash: string | null;
  hidden_blocks: ReportBlock[];
  lang: BuiltInLanguage;
  snapshot_id: string | null;
  /** What took the place of that frozen report. */
  replaced_by: Replacement | null;
}

/**
 * The link of a token's hash, as long as it leads somewhere: active, not ended, its campaign there and the frozen report
 * it shows not withdrawn; one that was replaced goes on being shown. Null for all others.
 */
export async function findLiveLink(db: Db, tokenHash: string): Promise<FoundLink | null> {
  const rows = await selectRows<FoundLink>(
    db,
    sql`select l.id, l.campaign_id, b.customer_id, ${isoInstant(sql`l.expires_at`)} as expires_at, l.passcode_hash,
      l.hidden_blocks, l.lang, l.snapshot_id,
      case when newer.id is null then null else json_build_object('number', newer.number,
        'created_at', ${isoInstant(sql`newer.created_at`)}) end as replaced_by
    from report_links l join campaigns c on c.id = l.campaign_id join brands b on b.id = c.brand_id
      left join report_snapshots s on s.id = l.snapshot_id ${joinNewer}
    where l.token_sha256 = ${tokenHash} and l.active and l.expires_at > now() and c.deleted_at is null
      and s.withdrawn_at is null`,
  );
  return rows[0] ?? null;
}

/** Counts a visit of a link on a day (`YYYY-MM-DD`), and nothing of who came. */
export async function countVisit(db: Db, link_id: string, day: string): Promise<void> {
  const last_at = new Date();
  await db
    .insert(reportLinkVisits)
    .values({ link_id, day, count: 1, last_at })
    .onConflictDoUpdate({
      target: [reportLinkVisits.link_id, reportLinkVisits.day],
      set: { count: sql`least(report_link_visits.count, 1000000000) + 1`, last_at },
    });
}
