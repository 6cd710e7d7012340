import { eq, sql } from 'drizzle-orm';
import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { Page } from '../../../domain/lists';
import type { MailListQuery } from '../../../domain/reportMails/schema';
import type { ReportMail } from '../../../domain/reportMails/types';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { listPage, selectRows } from '../../db/list';
import { reportMails } from '../../db/schema/reportMails';
import { mailsOnTheirWay } from '../../jobs/queries';

/** Keeps that a mail was asked for. */
export async function insertMail(db: Db, row: typeof reportMails.$inferInsert): Promise<void> {
  await db.insert(reportMails).values(row);
}

/** The mails about a campaign, newest first unless said. */
export function findReportMails(db: Db, campaignId: string, query: MailListQuery): Promise<Page<ReportMail>> {
  return listPage<ReportMail>(db, query, {
    columns: sql`m.id, m.campaign_id, m.subject, m.message, m."to", m.attach, m.state, m.missed, m.scheduled,
      coalesce(on_way.mails, 0) as on_way,
      case when s.id is null then null else json_build_object('id', s.id, 'number', s.number) end as snapshot,
      m.attach = 'pdf' and m.link_id is not null as link_instead,
      ${isoInstant(sql`m.created_at`)} as created_at, ${isoInstant(sql`m.sent_at`)} as sent_at,
      case when u.id is null then null else ${personJson('u')} end as "createdBy"`,
    from: sql`from report_mails m left join report_snapshots s on s.id = m.snapshot_id
      left join users u on u.id = m.created_by
      left join (select report_mail, count(*)::int as mails from ${mailsOnTheirWay} group by 1) on_way
        on on_way.report_mail = m.id`,
    where: sql`m.campaign_id = ${campaignId}`,
    order: { name: sql`m.subject`, date: sql`m.created_at`, id: sql`m.id` },
  });
}

/** A mail whose file is waited for, and what it says of its campaign. */
export interface WaitingMail {
  id: string;
  campaign_id: string;
  subject: string;
  message: string;
  to: string[];
  /** Of a weekly mail the language of all; null where each has their own. */
  lang: BuiltInLanguage | null;
  created_by: string | null;
  sender: string;
  campaign: string;
  code: string;
  /** Whether the campaign was removed meanwhile. */
  gone: boolean;
}

/** The mails that wait for a frozen report, locked until the transaction ends. */
export function lockWaiting(db: Db, snapshotId: string): Promise<WaitingMail[]> {
  return selectRows(
    db,
    sql`select m.id, m.campaign_id, m.subject, m.message, m."to", m.lang, m.created_by, coalesce(u.fullname, '') as sender,
        c.name as campaign, c.code, c.deleted_at is not null as gone
      from report_mails m join campaigns c on c.id = m.campaign_id left join users u on u.id = m.created_by
      where m.snapshot_id = ${snapshotId} and m.state = 'waiting' order by m.id for update of m`,
  );
}

/** Keeps what became of a mail that waited. */
export async function endWaiting(
  db: Db,
  id: string,
  end: Pick<typeof reportMails.$inferInsert, 'state' | 'sent_at' | 'link_id'>,
): Promise<void> {
  await db.update(reportMails).set(end).where(eq(reportMails.id, id));
}

/** Keeps that a mail did not reach an address; the campaign it is about, null where there is no such mail. */
export async function failMail(db: Db, id: string, address: string): Promise<string | null> {
  const rows = await db
    .update(reportMails)
    .set({ state: 'failed', missed: sql`array_append(array_remove(${reportMails.missed}, ${address}), ${address})` })
    .where(eq(reportMails.id, id))
    .returning({ campaign_id: reportMails.campaign_id });
  return rows[0]?.campaign_id ?? null;
}

/** A frozen report as a mail takes it along: its number, whether it counts, and its PDFs with their bytes counted. */
export interface SnapshotToMail {
  number: string;
  as_of: Day;
  /** Whether its files are there and nobody withdrew it. */
  usable: boolean;
  pdfs: { lang: BuiltInLanguage; type: string; storage_key: string; size: number }[];
}

/** A frozen report as a mail takes it along; null where there is none of that id. */
export async function findSnapshotToMail(db: Db, id: string): Promise<SnapshotToMail | null> {
  const rows = await selectRows<SnapshotToMail>(
    db,
    sql`select s.number, s.as_of, s.status = 'ready' and s.withdrawn_at is null as usable,
        coalesce((select json_agg(json_build_object('lang', f.lang, 'type', m.type, 'storage_key', m.storage_key,
          'size', f.size)) from report_snapshot_files f join media_files m on m.id = f.file_id
          where f.snapshot_id = s.id and f.type = 'pdf'), '[]'::json) as pdfs
      from report_snapshots s where s.id = ${id}`,
  );
  return rows[0] ?? null;
}
