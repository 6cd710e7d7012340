import { sql } from 'drizzle-orm';
import type { WrittenTexts } from '../../../domain/reports/document';
import { reportTextNames } from '../../../domain/reports/texts';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

const names = sql.raw([...reportTextNames, 'scorecard_metric', 'version'].join(', '));

/** The texts of a report nobody has written into. */
export const nothingWritten: WrittenTexts = {
  key_finding: null,
  key_finding_top_1: null,
  key_finding_top_2: null,
  key_finding_top_3: null,
  key_recommendation: null,
  view: null,
  engagement: null,
  buzz: null,
  scorecard_metric: null,
  version: 0,
};

/** What the manager wrote into the campaign's report, if anything. */
export async function reportTexts(db: Db, campaignId: string): Promise<WrittenTexts | undefined> {
  const [texts] = await selectRows<WrittenTexts>(
    db,
    sql`select ${names} from report_texts where campaign_id = ${campaignId}`,
  );
  return texts;
}

/** Writes texts into a report, those left out stay; the first writing makes version 1. In a transaction that holds the campaign. */
export async function saveTexts(
  db: Db,
  campaignId: string,
  texts: Partial<Omit<WrittenTexts, 'version'>>,
): Promise<void> {
  const given = Object.entries(texts);
  const columns = sql.join(
    given.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    given.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  const changes = sql.join(
    given.map(([name]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  );
  await db.execute(sql`insert into report_texts (campaign_id, ${columns}) values (${campaignId}, ${values})
    on conflict (campaign_id) do update set ${changes}, version = report_texts.version + 1, updated_at = now()`);
}
