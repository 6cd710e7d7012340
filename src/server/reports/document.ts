import { isEditable } from '../../domain/campaigns/rules';
import { tagResults } from '../../domain/hashtags/tagResults';
import { ratioRounded } from '../../domain/ratio';
import type { ReportBlock } from '../../domain/reports/blocks';
import { blocksAsked } from '../../domain/reports/blocks';
import { chartsOf } from '../../domain/reports/charts/charts';
import { clicksOf } from '../../domain/reports/clicks';
import type { ReportCost, ReportDocument, TopKol } from '../../domain/reports/document';
import { fillFigures } from '../../domain/reports/liveFigures';
import { ranked, scorecardFor, scoreOf } from '../../domain/reports/scorecard';
import { reportTextNames } from '../../domain/reports/texts';
import type { ReportTotals } from '../../domain/reports/types';
import { verdictOf } from '../../domain/reports/verdict';
import { pick } from '../present';
import { bestPostsOf } from './bestPosts';
import type { ReportParts } from './finalReport';
import { methodOfReport } from './method';
import { presentAcceptance, presentClicks, presentKol, presentPost, presentReport, presentTags } from './present';
import { withBlocks } from './withBlocks';

interface Asked {
  /** Told no price and no cost per KOL (CONTRACT.md §3). */
  reduced: boolean;
  /** Those wanted; all where none is named. */
  blocks?: readonly ReportBlock[] | undefined;
}

const topThree = ['key_finding_top_1', 'key_finding_top_2', 'key_finding_top_3'] as const;

function costOf({ price = null, booking_price = null }: ReportTotals): ReportCost {
  const margin = price === null || booking_price === null ? null : price - booking_price;
  return { price, booking_price, margin, margin_rate: ratioRounded(margin, price, 100) };
}

/** What the posts got by hashtag, as this viewer may see it; null where there is nothing of it. */
function tagsOf({ posts, asked_tags }: ReportParts, viewer: { reduced: boolean }) {
  const tags = presentTags(tagResults(posts, asked_tags), viewer);
  return tags.tags.length > 0 || tags.required.length > 0 ? tags : null;
}

/**
 * The report document for a viewer in a language: as `unfilledReport`, with the live figures of its texts filled
 * (CONTRACT-2 §9).
 */
export function reportDocument(
  parts: ReportParts,
  { language, ...asked }: Asked & { language: string },
): ReportDocument {
  return filledReport(unfilledReport(parts, asked), language);
}

/** A document with the live figures of its texts filled as it tells them; what it does not tell is a dash. */
export function filledReport(document: ReportDocument, language: string): ReportDocument {
  const filled = (text: string | null) => text && fillFigures(text, document.totals, language);
  return {
    ...document,
    ...Object.fromEntries(reportTextNames.map((name) => [name, filled(document[name])])),
    top: document.top.map((one) => ({ ...one, text: filled(one.text) })),
  };
}

/**
 * The report document for a viewer in no language yet: what its parts say, less what this viewer is not told, what is
 * ranked and drawn of it, and the blocks asked for. Its texts stand as they were written.
 */
export function unfilledReport(parts: ReportParts, { reduced, blocks }: Asked): ReportDocument {
  const { texts, posts } = parts;
  const scorecard = scorecardFor(texts.scorecard_metric, reduced);
  const figures = presentReport(parts.report, { reduced });
  const kols = ranked(parts.kols, scorecard).map((kol) => presentKol(kol, { reduced }));
  const top = topThree.flatMap((name, index): TopKol[] => {
    const kol = kols[index];
    if (!kol) return [];
    const value = scoreOf(kol, scorecard);
    // Nobody is among the best for what nobody knows, unless somebody wrote so.
    return value === null && !texts[name] ? [] : [{ kol: kol.kol, metric: scorecard, value, text: texts[name] }];
  });
  const clicks = clicksOf(posts, parts.clicks, parts.report.totals.price ?? null);
  const { start_date, end_date, status } = figures.campaign;
  const moment = { start_date, end_date, as_of: figures.as_of, is_final: !isEditable(status) };
  const document: ReportDocument = {
    ...figures,
    ...pick(texts, reportTextNames),
    scorecard_metric: texts.scorecard_metric && scorecard,
    blocks: blocksAsked(blocks),
    verdict: verdictOf(figures.totals, { ...texts, ...moment }),
    scorecard,
    top,
    kols,
    posts: posts.map(presentPost),
    best_posts: bestPostsOf(posts, scorecard),
    tags: tagsOf(parts, { reduced }),
    clicks: clicks && presentClicks(clicks, { reduced }),
    acceptances: parts.acceptances.map(presentAcceptance),
    method: methodOfReport(posts, figures.totals),
    charts: chartsOf(figures, kols, scorecard),
    ...(!reduced && { cost: costOf(parts.report.totals), texts }),
  };
  return withBlocks(document, document.blocks);
}
