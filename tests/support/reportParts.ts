import { addDays } from '../../src/domain/dates';
import type { AskedTag } from '../../src/domain/hashtags/tagResults';
import { networks } from '../../src/domain/networks';
import type { ReportKol } from '../../src/domain/reports/reportKol';
import type { FinalReport, ProgressRow } from '../../src/domain/reports/types';
import type { ReportParts } from '../../src/server/reports/finalReport';
import type { PostWithTags } from '../../src/server/reports/queries/posts';

interface Wanted {
  sows?: number;
  posts?: number;
  /** How many SOWs, the last, have no post yet. */
  unposted?: number;
  /** Whether any metric is known. */
  known?: boolean;
  campaign?: string;
  name?: (number: number) => string;
  thumbnail?: string | null;
  key_finding?: string | null;
}

const at = '2026-03-31T10:00:00.000Z';

/** What a report is made of, as large and as odd as wanted; the same for the same wish. */
export function reportPartsOf({
  sows = 2,
  posts = sows,
  unposted = 0,
  known = true,
  campaign = 'Tết đoàn viên',
  name = (number) => `KOL số ${number}`,
  thumbnail = null,
  key_finding = null,
}: Wanted = {}): ReportParts {
  const value = (number: number) => (known ? number : null);
  const covered = { known: known ? posts : 0, of: posts };
  const coverage = {
    ...{ views: covered, like: covered, comment: covered, share: covered },
    ...{ engagement: covered, buzz: covered, mentions: covered },
  };
  const figures = (factor: number) => ({
    ...{ views: value(1_234_567 * factor), like: value(10_500 * factor), comment: value(820 * factor) },
    ...{ share: value(91 * factor), engagement: value(11_411 * factor), buzz: value(911 * factor), mentions: value(7) },
  });
  const row = (type: ProgressRow['type'], current: number | null, target: number | null): ProgressRow => ({
    ...{ type, current, target, rate: current === null || target === null ? null : 50.25 },
    ...{ known: covered.known, of: posts },
  });
  const rows = [
    ...[
      row('quantity', posts, posts * 2),
      row('views', value(1_234_567), 2_000_000),
      row('engagement', value(11_411), 20_000),
    ],
    ...[row('buzz', value(911), null), row('like', value(10_500), 12_000), row('comment', value(820), null)],
    ...[row('share', value(91), 100), row('mention', value(7), null), row('engagement_rate', value(3.07), 6.1)],
  ];
  const rowsOf = (index: number) => (index < sows - unposted ? rows : [row('quantity', 0, 2), ...rows.slice(1)]);
  const refs = Array.from({ length: sows }, (_, index) => ({
    ...{ id: `k${index}`, code: `KOL${index + 1}`, stage_name: name(index + 1), avatar: null },
  }));
  const networkOf = (index: number) => networks[index % networks.length] ?? 'facebook';
  const report: FinalReport = {
    campaign: {
      ...{ id: 'c', code: 'TET26', name: campaign, type: 'booking', status: 'done', version: 1, budget: 9 },
      ...{ start_date: '2026-03-01', end_date: '2026-03-31', cover_image: null, avatar: null, customer: null },
      ...{ brand: { id: 'b', code: 'HN', name: 'Hàng Nhiều', logo: null }, kols: refs.slice(0, 5), kol_total: sows },
      ...{ sow_total: sows, post_total: posts, post_count: posts, post_kept: posts, progress: null, created_at: at },
    },
    as_of: '2026-03-31',
    totals: {
      ...{ ...figures(1), posts, coverage, engagement_rate: value(3.07), price: 5_123_456, booking_price: 4_234_567 },
      ...{ cpe: value(333_333.33), cpv: value(4.05), booking_cpe: value(266_666.67), booking_cpv: value(3.24) },
      progress: rows,
    },
    progress: refs.map((kol, index) => ({
      ...{ sow_id: `s${index}`, number: index + 1, kol, social_type: networkOf(index), post_format: 'post_videos' },
      ...{ price: 5_000_000, booking_price: 4_000_000, booking_cpe: null, booking_cpv: null },
      postProcess: [...rowsOf(index), row('cpe', value(333.25), 400), row('cpv', value(4.05), 5)],
    })),
    by_network: networks.map((social_type) => ({ social_type, posts, ...figures(0.25), coverage })),
    by_day: Array.from({ length: 31 }, (_, day) => ({
      date: addDays('2026-03-01', day),
      ...{ views: value(40_000 * day), engagement: value(368 * day), buzz: value(29 * day) },
    })),
    ...{ key_finding: null, key_finding_top_1: null, key_finding_top_2: null, key_finding_top_3: null },
    ...{ key_recommendation: null, view: null, engagement: null, buzz: null, scorecard_metric: null },
  };
  const kols = refs.map(
    (kol, index): ReportKol => ({
      ...{
        kol,
        ...figures((sows - index) / sows),
        posts: 1,
        engagement_rate: value(3.07),
        coverage,
        sows: [index + 1],
      },
      ...{
        networks: [networkOf(index)],
        price: 5_000_000,
        booking_price: 4_000_000,
        cpe: value(438.16),
        cpv: value(4.05),
      },
      ...{ booking_cpe: value(350.53), booking_cpv: value(3.24) },
    }),
  );
  const taken = { source: 'api' as const, captured_at: at };
  const made = Array.from({ length: posts }, (_, index): PostWithTags => {
    const kol = refs[index % Math.max(1, sows)] ?? { id: 'k', code: 'K', stage_name: 'K', avatar: null };
    return {
      ...{ id: `p${index}`, sow_id: `s${index % sows}`, sow_number: (index % sows) + 1, kol },
      content: `Mua ngay #SữaMinhChâu${index % 3 === 0 ? ' #TếtVề' : ''}`,
      hashtags: index % 2 === 0 ? ['FreshMilk'] : [],
      ...{
        social_type: networkOf(index),
        post_format: 'post_videos',
        thumbnail,
        post_time: '2026-03-01T17:00:00.000Z',
      },
      url_post: `https://www.tiktok.com/@mot.nguoi.co.ten.rat.dai/video/73920011${String(index).padStart(8, '0')}`,
      metrics: known
        ? {
            view: { value: 12_345 + index, ...taken },
            reaction: { value: 678, ...taken },
            share: { value: 9, ...taken },
          }
        : {},
    };
  });
  const asked_tags: AskedTag[] = [
    { tag: 'SuaMinhChau', source: 'keyword' },
    { tag: 'TetVe', source: 'brand' },
  ];
  const clicks = new Map(made.slice(0, Math.ceil(made.length / 2)).map(({ id }, index) => [id, 40 + index]));
  const { campaign: _, as_of: __, totals: ___, progress: ____, by_network: _____, by_day: ______, ...none } = report;
  return {
    report,
    kols,
    posts: made,
    asked_tags,
    clicks,
    acceptances: [],
    texts: { ...none, key_finding, version: 1 },
  };
}
