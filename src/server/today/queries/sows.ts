import { type SQL, sql } from 'drizzle-orm';
import { type Period, type SowFacts, sowHints } from '../../../domain/campaigns/sowHints';
import type { Sow } from '../../../domain/campaigns/types';
import { type SowHint, statusesOfGroup } from '../../../domain/campaigns/values';
import type { TodaySow } from '../../../domain/today/types';
import type { Day } from '../../../domain/units';
import { sowFacts } from '../../campaigns/queries/detail';
import { campaignFrom, campaignVisible, ownParts } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, kolJson } from '../../db/fragments';
import { allOf, arrayOf, pictureUrl, selectRows } from '../../db/list';

type Judged = Pick<Sow, 'id' | 'is_online' | 'social_type' | 'post_count' | 'posted' | 'kpi_views'> &
  SowFacts &
  Period & { campaign_id: string };

/** A SOW of a running campaign with what it lacks, the most pressing first. */
export type LackingSow = Pick<Judged, 'id' | 'campaign_id' | 'end_date' | 'post_count' | 'posted' | 'unmeasured'> & {
  hints: SowHint[];
};

/**
 * SOWs of running campaigns the viewer has which lack something on a day, as `sowHints` judges it; of staff those of
 * campaigns these people work in, of a KOL its own, with all it still has to post.
 */
export async function findLackingSows(
  db: Db,
  viewer: Viewer,
  { day, people }: { day: Day; people: readonly string[] },
): Promise<LackingSow[]> {
  const rows = await selectRows<Judged>(
    db,
    sql`select s.id, s.is_online, s.social_type, s.post_count, s.kpi_views, c.id as campaign_id, c.status, c.start_date,
        c.end_date, ${sowFacts}
      ${campaignFrom} join sows s on s.campaign_id = c.id
      where ${allOf(
        campaignVisible(viewer),
        sql`c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')}) and s.is_online`,
        viewer.type === 'staff' && workedInBy(people),
        ownParts(viewer, 's'),
      )}`,
  );
  return rows.flatMap((row) => {
    const { id, campaign_id, end_date, post_count, posted, unmeasured } = row;
    const hints = sowHints(row, day, row, row);
    const isOwed = viewer.type === 'kol' && posted < post_count;
    return hints.length > 0 || isOwed ? [{ id, campaign_id, end_date, post_count, posted, unmeasured, hints }] : [];
  });
}

/** The condition that any of these people works in campaign `c`. */
export function workedInBy(people: readonly string[]): SQL {
  return sql`exists (select 1 from campaign_people cp where cp.campaign_id = c.id
    and cp.user_id = any(${arrayOf(people, 'uuid')}))`;
}

/** These SOWs as they are shown, in any order. */
export function findShownSows(
  db: Db,
  ids: readonly string[],
): Promise<Omit<TodaySow, 'hints' | 'unmeasured' | 'days_left'>[]> {
  return selectRows(
    db,
    sql`select s.id, s.number, ${kolJson('k')} as kol, s.social_type, s.post_format, s.description, s.post_count,
        (select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active) as posted,
        json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'status', c.status, 'start_date', c.start_date,
          'end_date', c.end_date, 'cover_image', ${pictureUrl(sql`c.cover_file_id`)}, 'avatar', ${pictureUrl(sql`c.avatar_file_id`)},
          'brand', ${companyJson('b')}) as campaign
      from sows s join kols k on k.id = s.kol_id join campaigns c on c.id = s.campaign_id join brands b on b.id = c.brand_id
      where s.id = any(${arrayOf(ids, 'uuid')})`,
  );
}
