import { addDays } from '../../src/domain/dates';
import { networks } from '../../src/domain/networks';
import type { ReportKol } from '../../src/domain/reports/reportKol';
import { sectionsOf } from '../../src/domain/reports/sections/sections';
import type { CoveredMetric, FinalReport, ProgressRow, SowProgress } from '../../src/domain/reports/types';
import { reportDocument } from '../../src/server/reports/document';
import { fileWords } from '../../src/server/reports/files/words';
import type { PostWithTags } from '../../src/server/reports/queries/posts';
import type { ReportFile } from '../../src/server/reports/reportFile';

interface Wanted {
  kols?: number;
  sows?: number;
  posts?: number;
  /** How many SOWs, the last, have no post yet. */
  unposted?: number;
  /** Of the campaign, and of every KOL before its number. */
  name?: string;
  kolName?: string;
  /** Whether anybody has read a metric. */
  isKnown?: boolean;
  reduced?: boolean;
  language?: 'vi' | 'en';
  text?: string | null;
  picture?: string | null;
  pictures?: ReportFile['pictures'];
}

const counts = ['views', 'like', 'comment', 'share', 'engagement', 'buzz', 'mentions'] as const;

/** What a file of a made-up report is made from: as many KOLs, SOWs and posts as wanted, each with figures of its own. */
export function reportFile(wanted: Wanted = {}): ReportFile {
  const {
    kols = 3,
    sows = 4,
    posts = 6,
    unposted = 0,
    name = 'Chiến dịch Tết',
    kolName = 'KOL',
    isKnown = true,
  } = wanted;
  const { reduced = false, language = 'vi', text = '<p>Một nhận định.</p>' } = wanted;
  const { picture = null, pictures = new Map() } = wanted;
  const value = (number: number) => (isKnown ? number : null);
  // Nobody has read anything on the first day.
  const dayValue = (index: number, factor: number) => (index === 0 ? null : value(index * factor));
  const coverage = Object.fromEntries(counts.map((metric) => [metric, { known: isKnown ? posts : 0, of: posts }]));
  const figures = (factor: number) => ({
    ...Object.fromEntries(counts.map((metric, index) => [metric, value((index + 2) * 1_111 * factor)])),
    coverage: coverage as Record<CoveredMetric, { known: number; of: number }>,
  });
  const kolAt = (index: number) => ({
    ...{ id: `kol-${index}`, code: `KOL${String(index + 1).padStart(3, '0')}`, stage_name: `${kolName} ${index + 1}` },
    avatar: picture,
  });
  const row = (type: ProgressRow['type'], current: number): ProgressRow => ({
    ...{ type, current: value(current), target: 2_000, rate: isKnown ? 61.25 : null, known: posts, of: posts },
  });
  const sow = (index: number): SowProgress => ({
    ...{ sow_id: `sow-${index}`, number: index + 1, kol: kolAt(index % kols), post_format: 'post_videos' as const },
    ...{ social_type: networks[index % 4] ?? 'tiktok', price: 7_654_321, booking_price: 6_543_210 },
    ...{ booking_cpe: value(98.76), booking_cpv: value(9.87) },
    postProcess: [
      row('quantity', index < sows - unposted ? 1 : 0),
      row('engagement', 1_225),
      row('views', 1_226),
      row('cpe', 123.45),
      row('cpv', 12.34),
    ],
  });
  const report = {
    campaign: {
      ...{ id: 'campaign', code: 'TET26', name, type: 'booking', status: 'done', version: 1, cover_image: picture },
      ...{ start_date: '2026-03-01', end_date: '2026-03-31', avatar: null, customer: null, progress: null },
      brand: { id: 'brand', code: 'BR01', name: `Nhãn ${name}`, logo: picture },
      kols: Array.from({ length: Math.min(kols, 5) }, (_, index) => kolAt(index)),
      ...{ kol_total: kols, sow_total: sows, post_total: posts, post_count: posts, post_kept: posts },
      created_at: '2026-03-01T00:00:00.000Z',
    },
    as_of: '2026-03-31',
    totals: {
      ...{ posts, ...figures(1_000), engagement_rate: value(3.07), price: 76_543_210, booking_price: 65_432_100 },
      ...{ cpe: value(333.33), cpv: value(44.05), booking_cpe: value(266.66), booking_cpv: value(33.24) },
      progress: [row('quantity', posts), row('views', 1_240), row('engagement', 1_250), row('buzz', 1_260)],
    },
    progress: Array.from({ length: sows }, (_, index) => sow(index)),
    by_network:
      posts === 0 ? [] : networks.map((social_type, index) => ({ social_type, posts: index, ...figures(index + 1) })),
    by_day: Array.from({ length: posts === 0 ? 0 : 31 }, (_, index) => ({
      date: addDays('2026-03-01', index),
      ...{ views: dayValue(index, 1_000), engagement: dayValue(index, 100), buzz: dayValue(index, 10) },
    })),
  } as unknown as FinalReport;
  const kolRows = Array.from({ length: kols }, (_, index) => ({
    ...{ kol: kolAt(index), sows: [index + 1], networks: [networks[index % 4]], posts: 2, ...figures(kols - index) },
    ...{ engagement_rate: value(2.5), price: 8_765_432, booking_price: 7_654_322, cpe: value(55.55), cpv: value(5.55) },
    ...{ booking_cpe: value(44.44), booking_cpv: value(4.44) },
  })) as unknown as ReportKol[];
  const reading = (number: number) => ({
    value: value(number),
    source: 'api' as const,
    captured_at: '2026-03-30T16:59:58.000Z',
  });
  const postRows = Array.from(
    { length: posts },
    (_, index): PostWithTags => ({
      ...{
        id: `post-${index}`,
        sow_id: `sow-${index % sows}`,
        sow_number: (index % sows) + 1,
        kol: kolAt(index % kols),
      },
      ...{
        social_type: networks[index % 4] ?? 'tiktok',
        post_format: 'post_videos',
        thumbnail: picture,
        content: 'Một ly sữa mỗi sáng. '.repeat(40),
      },
      hashtags: [],
      ...{ url_post: `https://tiktok.com/watch?v=${index}&x=<y>`, post_time: '2026-03-10T10:00:00.000Z' },
      metrics: { view: reading(900 + index), reaction: reading(80), comment: reading(7), share: reading(6) },
    }),
  );
  const texts = {
    ...{ key_finding: text, key_finding_top_1: text, key_finding_top_2: null, key_finding_top_3: null },
    ...{
      key_recommendation: text,
      view: text,
      engagement: text,
      buzz: text,
      scorecard_metric: 'engagement',
      version: 1,
    },
  };
  const parts = {
    report: { ...report, ...texts },
    kols: kolRows,
    posts: postRows,
    asked_tags: [],
    clicks: new Map(),
    acceptances: [],
    texts,
  };
  const document = reportDocument(parts, { reduced, language });
  return { document, sections: sectionsOf(document, fileWords[language], language), language, pictures };
}
