import { formatCompact, formatDay, formatMoney, formatNumber, formatPercent } from '../../format';
import type { Translate } from '../../locales/translator';
import { networkNames } from '../../networks';
import { asOfText } from '../asOfText';
import type { ReportBlock } from '../blocks';
import type { ReportDocument, ReportPost } from '../document';
import { dayParts } from './dayParts';
import { largeFigures, smallFigures } from './figures';
import { frozenSection } from './frozen';
import { coverageTable, formulaTable, kolTable, networkTable, postTable, sowTable } from './tables';
import { clickTable, missingTagTable, tagTable } from './tagTables';
import type { ReportSection, SectionPart } from './types';
import { verdictText } from './verdictText';

type Builder = (report: ReportDocument, say: Translate, language: string) => (SectionPart | null)[];

const rich = (html: string | null, title: string | null = null): SectionPart | null =>
  html ? { is: 'rich', title, html } : null;

const chartsBy =
  (kind: 'day' | 'network' | 'kol', title: string): Builder =>
  ({ charts }, say) =>
    charts
      .filter(({ labels }) => labels.kind === kind)
      .map((chart) => ({ is: 'chart', title: say(title, { metric: say(`reports.metric.${chart.metric}`) }), chart }));

/** The text beside a metric, with what its figure rests on. */
const beside =
  (name: 'view' | 'engagement' | 'buzz', metric: 'views' | 'engagement' | 'buzz'): Builder =>
  (report, say) => {
    const text = rich(report[name]);
    if (!text) return [];
    const { known, of } = report.totals.coverage[metric];
    const coverage = { metric: say(`reports.metric.${metric}`).toLowerCase(), known, of };
    return [text, known < of ? { is: 'lead', text: `${say('reportDocument.known', coverage)}.` } : null];
  };

/** What a click cost, where that is told. */
const costPerClick = (clicked: ReportDocument['clicks'], say: Translate, language: string) =>
  typeof clicked?.cost_per_click === 'number'
    ? [{ label: say('reportDocument.cost.cost_per_click'), text: formatNumber(clicked.cost_per_click, language, 2) }]
    : [];

const cost: Builder = ({ cost: told, totals, clicks: clicked }, say, language) => {
  const rows = told
    ? ([
        ['price', formatMoney(told.price, language)],
        ['booking_price', formatMoney(told.booking_price, language)],
        ['margin', formatMoney(told.margin, language)],
        ['margin_rate', formatPercent(told.margin_rate, language)],
      ] as const)
    : [];
  const costs = (['cpe', 'cpv'] as const).filter((name) => totals[name] !== null);
  return [
    {
      is: 'facts',
      facts: [
        ...rows.map(([name, text]) => ({ label: say(`reportDocument.cost.${name}`), text })),
        ...costs.map((name) => ({ label: say(`reports.metric.${name}`), text: formatNumber(totals[name], language) })),
        ...costPerClick(clicked, say, language),
      ],
    },
  ];
};

const pictureOf = (post: ReportPost, say: Translate, value: string | null) => ({
  src: post.thumbnail,
  title: post.kol.stage_name,
  lines: [
    [networkNames[post.social_type], post.post_format && say(`campaigns.format.${post.post_format}`)]
      .filter(Boolean)
      .join(' · '),
    ...(value ? [value] : []),
  ],
  href: post.url_post,
  post: { network: post.social_type, words: post.content },
});

const posts: Builder = (report, say, language) => {
  const byId = new Map(report.posts.map((post) => [post.id, post]));
  const metric = say(`reports.metric.${report.scorecard}`).toLowerCase();
  const best = report.best_posts.flatMap(({ post_id, value }) => {
    const post = byId.get(post_id);
    return post ? pictureOf(post, say, `${formatCompact(value, language)} ${metric}`) : [];
  });
  return [
    best.length > 0 ? { is: 'lead', text: say('reportDocument.best_posts') } : null,
    best.length > 0 ? { is: 'pictures', pictures: best } : null,
    report.posts.length > 0 ? postTable(report, say) : null,
  ];
};

const tags: Builder = ({ tags: told, blocks }, say) => {
  if (!told) return [];
  // Which posts they are needs no list where it is all of them and all are listed.
  const isSaid = (posts_with: number) => posts_with === 0 && blocks.includes('posts');
  const lacking = told.required.filter(({ missing, posts_with }) => missing.length > 0 && !isSaid(posts_with));
  return [
    told.required.length > 0
      ? {
          is: 'facts',
          facts: told.required.map(({ tag, posts_with }) => ({
            label: `#${tag}`,
            text:
              posts_with === 0 && told.posts > 0
                ? say('reportDocument.all_without_tag', { count: told.posts })
                : say('reportDocument.posts_with_tag', { known: posts_with, of: told.posts }),
          })),
        }
      : null,
    told.tags.length > 0 ? tagTable(told, say) : null,
    lacking.length > 0 ? missingTagTable({ ...told, required: lacking }, say) : null,
  ];
};

const clicks: Builder = ({ clicks: told }, say, language) => {
  if (!told) return [];
  return [
    {
      is: 'facts',
      facts: [
        { label: say('reportDocument.clicks'), text: formatNumber(told.clicks, language) },
        {
          label: say('reportDocument.linked_posts'),
          text: say('reportDocument.of_posts', { known: told.known, of: told.of }),
        },
        ...costPerClick(told, say, language),
      ],
    },
    clickTable(told, say),
  ];
};

const builders: Record<ReportBlock, Builder> = {
  cover: ({ campaign, verdict, kols, ...report }, say, language) => [
    verdict && { is: 'lead', text: verdictText(verdict, say, language) },
    {
      is: 'facts',
      facts: [
        { label: say('reportDocument.brand'), text: campaign.brand?.name ?? '' },
        { label: say('reportDocument.code'), text: campaign.code },
        {
          label: say('reportDocument.period'),
          text: `${formatDay(campaign.start_date)} – ${campaign.end_date ? formatDay(campaign.end_date) : say('reportDocument.open_end')}`,
        },
        { label: say('reportDocument.as_of'), text: asOfText(report, say) },
        ...(kols.length > 0 ? [{ label: say('reportDocument.kols'), text: String(kols.length) }] : []),
      ],
    },
  ],
  key_figures: (report, say, language) => [
    { is: 'figures', large: true, figures: largeFigures(report, say, language) },
    { is: 'figures', large: false, figures: smallFigures(report, say, language) },
  ],
  findings: ({ key_finding, top }, say) => [
    rich(key_finding),
    ...top.map(({ kol, text }, index) =>
      rich(text, say('reportDocument.top_title', { place: index + 1, kol: kol.stage_name })),
    ),
  ],
  view: beside('view', 'views'),
  engagement: beside('engagement', 'engagement'),
  buzz: beside('buzz', 'buzz'),
  comment: () => [],
  networks: (report, say, language) => [
    ...chartsBy('network', 'reportDocument.networks_title')(report, say, language),
    report.by_network.length > 0 ? networkTable(report, say) : null,
  ],
  days: (report, say, language) => [
    ...chartsBy('day', 'reportDocument.days_title')(report, say, language),
    ...dayParts(report, say),
  ],
  cost,
  kols: (report, say, language) => [
    ...chartsBy('kol', 'reportDocument.kols_title')(report, say, language),
    report.kols.length > 0 ? kolTable(report, say) : null,
    report.progress.length > 0 ? sowTable(report, say) : null,
  ],
  posts,
  tags,
  clicks,
  acceptance: ({ acceptances }, say) => [
    acceptances.length > 0
      ? {
          is: 'pictures',
          pictures: acceptances.map(({ title, kol, post_type, images, url_posts }) => ({
            src: images[0] ?? null,
            title,
            lines: [kol.stage_name, say(`campaigns.acceptance.type.${post_type}`)],
            href: url_posts[0] ?? null,
          })),
        }
      : null,
  ],
  recommendation: ({ key_recommendation }) => [rich(key_recommendation)],
  method: (report, say) => [coverageTable(report, say), formulaTable(report, say)],
};

const isFilled = (part: SectionPart | null): part is SectionPart =>
  part !== null &&
  !(part.is === 'facts' && part.facts.length === 0) &&
  !(part.is === 'figures' && part.figures.length === 0);

/** A report in one language as what its forms show, block by block; blocks with nothing to say are left out, a frozen one ends with what proves it. */
export function sectionsOf(report: ReportDocument, say: Translate, language: string): ReportSection[] {
  const blocks = report.blocks
    .map((block) => ({
      block,
      title: say(`reportDocument.block.${block}`),
      parts: builders[block](report, say, language).filter(isFilled),
    }))
    .filter(({ parts }) => parts.length > 0);
  return [...blocks, ...frozenSection(report, say)];
}
