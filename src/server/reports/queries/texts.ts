import { sql } from 'drizzle-orm';
import type { FinalReport } from '../../../domain/reports/types';
import type { Db } from '../../db/connection';

export type ReportTexts = Pick<
  FinalReport,
  | 'key_finding'
  | 'key_finding_top_1'
  | 'key_finding_top_2'
  | 'key_finding_top_3'
  | 'key_recommendation'
  | 'view'
  | 'engagement'
  | 'buzz'
  | 'scorecard_metric'
>;

/** What the manager wrote into the campaign's report, if anything. */
export async function reportTexts(db: Db, campaignId: string): Promise<ReportTexts | undefined> {
  const {
    rows: [texts],
  } = await db.execute<ReportTexts>(sql`
    select key_finding, key_finding_top_1, key_finding_top_2, key_finding_top_3, key_recommendation, view, engagement, buzz,
      scorecard_metric from report_texts where campaign_id = ${campaignId}`);
  return texts;
}
