import type { Period } from '../../../domain/analytics/period';
import { workbookLanguage } from '../../../domain/imports';
import { formTypes } from '../../../domain/reports/forms';
import type { Day } from '../../../domain/units';
import { streamWorkbook } from '../../adapters/workbooks/writeWorkbook';
import type { SignedCtx } from '../../context';
import { FileAnswer } from '../../http/api';
import { findSectorNames } from '../../settings/queries';
import { campaignAnalytics } from '../campaigns';
import { campaignsAtRisk } from '../queries/campaigns';
import { brandAnalytics, customerAnalytics, kolAnalytics } from '../records';
import { networkSheet, sectorSheet, statusSheet, totalsSheet } from './countSheets';
import { exportWords } from './words';
import { evaluationSheet, kolSheet, managerSheet, monthSheet, riskSheet } from './workSheets';

/**
 * The analytics of a period, judged on a day, as a workbook in the caller's language: what the four calls answer, and every
 * campaign behind its pace (CONTRACT-2 §11). Amounts in VND, shares in percent points.
 */
export async function exportAnalytics(
  { db, viewer, language: asked }: SignedCtx,
  period: Period,
  today: Day,
): Promise<FileAnswer> {
  const language = workbookLanguage(asked);
  const words = exportWords[language];
  const customers = await customerAnalytics(db, viewer, period);
  const brands = await brandAnalytics(db, viewer, period);
  const kols = await kolAnalytics(db, viewer, period);
  const campaigns = await campaignAnalytics(db, viewer, period, today);
  const atRisk = await campaignsAtRisk(db, viewer, period, null);
  const counted = { customers, brands, kols, campaigns };
  const content = streamWorkbook([
    totalsSheet(counted, today, words),
    statusSheet(campaigns, words),
    sectorSheet(counted, await findSectorNames(db, language), words),
    networkSheet(kols, words),
    monthSheet(campaigns.by_month, words),
    managerSheet(campaigns.by_manager, words),
    riskSheet(atRisk.campaigns, words),
    kolSheet('cpe', campaigns.top_kols.by_cpe, words),
    kolSheet('cpv', campaigns.top_kols.by_cpv, words),
    evaluationSheet(campaigns, words),
  ]);
  return new FileAnswer(content, `Analysis_${period.start_date}_${period.end_date}.xlsx`, formTypes.xlsx);
}
