import { describe, expect, it } from 'vitest';
import { type ReportBlock, reportBlocks } from '../../src/domain/reports/blocks';
import type { ReportDocument } from '../../src/domain/reports/document';
import { withoutBlocks } from '../../src/server/reportLinks/hidden';
import { unfilledReport } from '../../src/server/reports/document';
import { reportPartsOf } from '../support/reportParts';

/** Where the data of each block stands in a document; what stands nowhere here stays whatever is hidden. */
const places: Record<Exclude<ReportBlock, 'cover'>, RegExp> = {
  key_figures:
    /^(totals\.(views|like|comment|share|engagement|buzz|mentions|engagement_rate|progress|coverage\.(like|comment|share|mentions))\b|verdict|charts\.\d+\.pace\b)/,
  findings: /^(key_finding|top\b)/,
  view: /^view\b/,
  engagement: /^engagement\b/,
  buzz: /^buzz\b/,
  comment: /^$/,
  networks: /^(by_network|charts\.\d+\.network\b)/,
  days: /^(by_day|charts\.\d+\.day\b)/,
  cost: /^(totals\.(cpe|cpv)\b|clicks\.cost_per_click\b|totals\.progress\.cp[ev]\b)/,
  kols: /^(kols|progress|top|key_finding_top_\d|campaign\.kols|campaign\.kol_total|charts\.\d+\.kol)\b/,
  posts: /^(posts|best_posts)\b/,
  tags: /^tags\b/,
  clicks: /^clicks\b/,
  acceptance: /^acceptances\b/,
  recommendation: /^key_recommendation\b/,
  method: /^method\b/,
};

/** Names the code goes by, and what is reckoned anew. */
const structural =
  /(^|\.)(blocks|type|kind|key|metric|domain|ticks|figure|formula|scorecard|scorecard_metric|frozen)\b/;

/** What a path is called for finding its block: charts by what they are along, progress by what it is of. */
function namesOf(value: object): string[] {
  const { labels, type, key } = value as { labels?: { kind: string }; type?: string; key?: string };
  return [labels?.kind, type?.startsWith('cp') ? type : undefined, key === 'pace' ? key : undefined].flatMap(
    (name) => name ?? [],
  );
}

/** A document in which every value stands once, and where it stands. */
function marked(document: ReportDocument) {
  const marks = new Map<string, string[]>();
  let next = 0;
  const mark = (value: unknown, paths: string[]): unknown => {
    if (structural.test(paths[0] ?? '')) return value;
    if (typeof value === 'object' && value !== null) {
      const own = Array.isArray(value) ? [] : namesOf(value);
      const inside = [
        ...paths,
        ...own.map((name) => (paths[0]?.startsWith('charts') ? `charts.0.${name}` : `totals.progress.${name}`)),
      ];
      const entries = Object.entries(value).map(([name, one]) => [
        name,
        mark(
          one,
          inside.map((path, place) => (place === 0 ? [path, name].filter(Boolean).join('.') : path)),
        ),
      ]);
      return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
    }
    if (typeof value !== 'number' && typeof value !== 'string') return value;
    next += 1;
    const made = typeof value === 'number' ? 70_000_000 + next : `M${70_000_000 + next}`;
    marks.set(String(70_000_000 + next), paths);
    return made;
  };
  return { document: mark(document, ['']) as ReportDocument, marks };
}

function sample(): ReportDocument {
  const parts = reportPartsOf({ sows: 3, posts: 3, thumbnail: '/pictures/x', key_finding: 'x' });
  const [progress] = parts.report.totals.progress;
  if (progress) parts.report.totals.progress.push({ ...progress, type: 'cpe' }, { ...progress, type: 'cpv' });
  for (const name of ['key_finding_top_1', 'key_recommendation', 'view', 'engagement', 'buzz'] as const)
    parts.texts[name] = 'x';
  const [kol] = parts.kols;
  if (!kol) throw new Error('a report of somebody');
  parts.report.campaign.kols = [kol.kol];
  const links = { url_posts: ['x'], images: ['x'] };
  parts.acceptances.push({ id: 'a', title: 'x', sow_id: 's', kol: kol.kol, post_type: 'other', ...links });
  return unfilledReport(parts, { reduced: true });
}

describe('a report less', () => {
  it.each(Object.entries(places))('%s says nothing of it, and all of the rest', (block, place) => {
    const { document, marks } = marked(sample());
    const left = JSON.stringify(withoutBlocks(document, [block as ReportBlock]));
    const [gone, kept] = [true, false].map((wanted) =>
      [...marks].filter(([, paths]) => paths.some((path) => place.test(path)) === wanted),
    );
    if (block !== 'comment') expect(gone?.length).toBeGreaterThan(0);
    expect(
      gone?.filter(([value]) => left.includes(value)),
      'still told',
    ).toEqual([]);
    expect(
      kept?.filter(([value]) => !left.includes(value)),
      'taken away too',
    ).toEqual([]);
  });

  it('costs tells no formula of one either', () => {
    const { method } = withoutBlocks(sample(), ['cost']);
    expect(method?.formulas.map(({ figure }) => figure).filter((figure) => /cp[ev]|price/.test(figure))).toEqual([]);
    expect(sample().method?.formulas.map(({ figure }) => figure)).toContain('cpe');
  });

  it('all of it is the cover', () => {
    const { document, marks } = marked(sample());
    const left = withoutBlocks(document, reportBlocks);
    expect(left.blocks).toEqual(['cover']);
    const told = [...marks]
      .filter(([value]) => JSON.stringify(left).includes(value))
      .flatMap(([, [path]]) => path ?? []);
    expect(told.filter((path) => !/^(campaign\.|as_of|totals\.posts)/.test(path))).toEqual([]);
  });

  it('the key figures draws no scale of a target', () => {
    const [chart] = withoutBlocks(sample(), ['key_figures']).charts.filter(({ labels }) => labels.kind === 'day');
    const most = Math.max(...(chart?.series[0]?.values ?? []).map((value) => value ?? 0));
    expect(chart?.series.map(({ key }) => key)).toEqual(['actual']);
    expect(chart?.domain[1]).toBeLessThan(most * 2);
  });

  it('nothing is the report as it is', () => {
    const report = sample();
    expect(withoutBlocks(report, [])).toBe(report);
  });
});
