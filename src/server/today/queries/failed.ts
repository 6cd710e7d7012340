import { type SQL, sql } from 'drizzle-orm';
import type { FailedReportMail, WaitingReportMails } from '../../../domain/today/types';
import { campaignFrom, campaignVisible } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';
import { mailsOnTheirWay } from '../../jobs/queries';
import { workedInBy } from './sows';

/** Mails with reports of a person's campaigns that failed and were not followed by one that arrived; newest first. */
export async function findFailedReportMails(
  db: Db,
  viewer: Viewer,
  person: string,
  size: number,
): Promise<WaitingReportMails> {
  const failed: SQL = sql`${campaignFrom} join report_mails m on m.campaign_id = c.id
    where ${allOf(
      campaignVisible(viewer),
      workedInBy([person]),
      sql`m.state = 'failed' and not exists (select 1 from report_mails later
        where later.campaign_id = m.campaign_id and later.state = 'sent' and later.created_at > m.created_at
          and later.id not in (select report_mail from ${mailsOnTheirWay}))`,
    )}`;
  const [count] = await selectRows<{ total: number }>(db, sql`select count(*) as total ${failed}`);
  const first = await selectRows<FailedReportMail>(
    db,
    sql`select m.id, m.subject, m."to", ${isoInstant(sql`m.created_at`)} as created_at,
        json_build_object('id', c.id, 'name', c.name, 'status', c.status) as campaign
      ${failed} order by m.created_at desc, m.id desc limit ${size}`,
  );
  return { total: count?.total ?? 0, first };
}
