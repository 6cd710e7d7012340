import type { ReportBlock } from '../../domain/reports/blocks';
import { withoutPace } from '../../domain/reports/charts/charts';
import type { ReportDocument } from '../../domain/reports/document';
import type { CoveredMetric, ReportTotals } from '../../domain/reports/types';
import { withBlocks } from '../reports/withBlocks';

const counted = ['views', 'like', 'comment', 'share', 'engagement', 'buzz', 'mentions'] as const;
/** The text beside a figure says how many posts the figure is known of. */
const besides: Partial<Record<CoveredMetric, ReportBlock>> = { views: 'view', engagement: 'engagement', buzz: 'buzz' };

/** Totals without the key figures: how many posts there are stays, and CPE and CPV as far as the block of costs has them. */
function withoutFigures(totals: ReportTotals, blocks: readonly ReportBlock[]): ReportTotals {
  const told = { ...totals, coverage: { ...totals.coverage }, engagement_rate: null, progress: [] };
  for (const metric of counted) {
    told[metric] = null;
    if (!blocks.some((block) => block === besides[metric])) told.coverage[metric] = { known: 0, of: 0 };
  }
  return told;
}

/** What several blocks have, and goes with the first of them that is hidden. */
const shared: Partial<Record<ReportBlock, (report: ReportDocument) => Partial<ReportDocument>>> = {
  key_figures: ({ totals, charts, blocks }) => ({
    totals: withoutFigures(totals, blocks),
    verdict: null,
    charts: charts.map(withoutPace),
  }),
  kols: ({ campaign }) => ({
    campaign: { ...campaign, kols: [], kol_total: 0 },
    top: [],
    key_finding_top_1: null,
    key_finding_top_2: null,
    key_finding_top_3: null,
  }),
};

/**
 * A document without these blocks and without what they say elsewhere; only the cover stays in any case:
 * - `key_figures`: counts, rate and targets in totals; the verdict; the target's pace in charts. How many posts there are
 *   stays, which every other block counts; live figures in texts become dashes.
 * - `cost`: CPE and CPV wherever they stand, also among the key figures and formulas.
 * - `kols`: each KOL's figures and promises; the best three with what is written of them; faces and number on the cover,
 *   whose number is 0. A post and an acceptance are somebody's: who hides the KOLs' names hides those blocks too.
 * - `findings`, `view`, `engagement`, `buzz`, `recommendation`: the texts. The figures beside them are key figures.
 * - `networks`, `days`, `posts`, `tags`, `clicks`, `acceptance`, `method`: their rows and charts. A sum over rows that are shown elsewhere can
 *   be added up again from those: hide both.
 * It is no frozen report any more: number and code go.
 */
export function withoutBlocks(report: ReportDocument, hidden: readonly ReportBlock[]): ReportDocument {
  if (hidden.length === 0) return report;
  const { frozen: _, ...left } = withBlocks(
    report,
    report.blocks.filter((block) => block === 'cover' || !hidden.includes(block)),
  );
  const shown: ReportDocument = left;
  for (const block of hidden) Object.assign(shown, shared[block]?.(shown));
  return shown;
}
