import { describe, expect, it } from 'vitest';
import { catalogues } from '../src/domain/locales';
import { translatorOf } from '../src/domain/locales/translator';
import { contradictions } from '../src/domain/reports/contradictions';
import { type FigureName, figureNames } from '../src/domain/reports/liveFigures';
import { metricNames } from '../src/domain/reports/metricNames';
import type { ProgressType } from '../src/domain/reports/metrics';
import { staleFigures } from '../src/domain/reports/staleFigures';
import type { ReportTextName } from '../src/domain/reports/texts';
import type { ProgressRow } from '../src/domain/reports/types';

const known = { known: 6, of: 6 };
const coverage = {
  ...{ views: known, like: known, comment: known, share: known, engagement: known, buzz: known, mentions: known },
};
const row = (type: ProgressType, current: number, target: number, rate: number): ProgressRow => ({
  ...{ type, current, target, rate, ...known },
});
const counts = {
  ...{ posts: 6, views: 1_311_400, like: 40_000, comment: 800, share: 434, engagement: 41_234, buzz: 1_234 },
  ...{ mentions: 12, engagement_rate: 3.44, coverage },
};
const kolOf = (id: string, stage_name: string) => ({ id, code: `K${id}`, stage_name, avatar: null });
const ofKol = (id: string, name: string, views: number) => ({
  ...{ ...counts, posts: 2, views, like: 1, comment: 2, share: 3, engagement: 6, buzz: 5, mentions: 0 },
  ...{ kol: kolOf(id, name), sows: [1], networks: ['tiktok' as const], engagement_rate: 1.1 },
});
const report = {
  totals: {
    ...counts,
    ...{ cpe: 1_612, cpv: 50.7 },
    progress: [row('views', 1_311_400, 1_500_000, 87.4), row('buzz', 1_234, 1_000, 123.4)],
  },
  kols: [ofKol('1', 'May Trắng', 700_000), ofKol('2', 'Lan', 611_400)],
  top: [
    { kol: kolOf('1', 'May Trắng'), metric: 'engagement' as const, value: 6, text: null },
    { kol: kolOf('2', 'Lan'), metric: 'engagement' as const, value: 6, text: null },
  ],
  ...{ posts: [], progress: [], by_network: [], by_day: [] },
};
const staleOf = (text: string, name: ReportTextName = 'key_finding', beside: ProgressType | null = null) =>
  staleFigures(text, name, report, beside).map((one) => [
    one.typed,
    one.figure,
    one.of === 'target' ? `${one.rate}%` : one.value,
  ]);

const views = 1_311_400;

describe('a figure typed into a text', () => {
  it.each<[string, string, FigureName, number]>([
    ['<p>Chiến dịch đạt 1.250.000 lượt xem.</p>', '1.250.000 lượt xem', 'views', views],
    ['The campaign reached 1,250,000 views.', '1,250,000 views', 'views', views],
    ['Đạt <strong>1 250 000</strong>&nbsp;lượt xem', '1 250 000 lượt xem', 'views', views],
    ['Kết quả: 1,2 tr lượt xem; tốt', '1,2 tr lượt xem', 'views', views],
    ['1.2M views so far', '1.2M views', 'views', views],
    ['We got 1.2 million views', '1.2 million views', 'views', views],
    ['Lượt xem đã đạt 1,2 triệu, rất tốt', 'Lượt xem đã đạt 1,2 triệu', 'views', views],
    ['LƯỢT XEM: 1.250.000', 'LƯỢT XEM: 1.250.000', 'views', views],
    ['Buzz 1,4K', 'Buzz 1,4K', 'buzz', 1_234],
    ['Với 2 KOL và 6 bài đăng, chiến dịch đạt 1,2M lượt xem', '1,2M lượt xem', 'views', views],
    ['Tỷ lệ tương tác là 3,9%', 'Tỷ lệ tương tác là 3,9%', 'engagement_rate', 3.44],
    ['An engagement rate of 3.9 %', 'engagement rate of 3.9 %', 'engagement_rate', 3.44],
    ['CPE 1.500 đ', 'CPE 1.500 đ', 'cpe', 1_612],
    ['CPE: 1,500 VND', 'CPE: 1,500 VND', 'cpe', 1_612],
    ['Hơn 1,4 triệu lượt xem', '1,4 triệu lượt xem', 'views', views],
    ['Gần 1,2 triệu lượt xem', '1,2 triệu lượt xem', 'views', views],
    ['1.4M+ views', '1.4M+ views', 'views', views],
    ['Số bài đăng: 5', 'Số bài đăng: 5', 'posts', 6],
  ])('is told where the report shows another: %s', (text, typed, figure, value) => {
    expect(staleOf(text)).toEqual([[typed, figure, value]]);
  });

  it('is told for each of a sentence', () => {
    expect(staleOf('Đạt 1,2 tr lượt xem, tương tác đạt 45.000 và 1.500 thảo luận')).toEqual([
      ['1,2 tr lượt xem', 'views', views],
      ['tương tác đạt 45.000', 'engagement', 41_234],
      ['1.500 thảo luận', 'buzz', 1_234],
    ]);
  });

  it.each<[string, ReportTextName, ProgressType | null]>([
    ['Lượt xem đạt 84 % KPI', 'key_finding', null],
    ['Đạt 84% mục tiêu', 'view', 'views'],
    ['Views are at 84% of the target', 'key_finding', null],
    ['KPI đạt 84%', 'view', 'views'],
    ['1,3 tr lượt xem (84% KPI)', 'key_finding', null],
  ])('is told as a share of a target, of what it is named or stands beside: %s', (text, name, beside) => {
    expect(staleOf(text, name, beside)).toEqual([[expect.stringContaining('84'), 'views', '87.4%']]);
  });

  it.each([
    ...[
      '1.311.400 lượt xem',
      '1,311,400 views',
      '1,3 tr lượt xem',
      '1.31M views',
      '1 triệu lượt xem',
      '1.300.000 lượt xem',
    ],
    ...[
      'Buzz 1,2K',
      'Buzz: 1.2k',
      '1.200 thảo luận',
      'Tỷ lệ tương tác 3,4%',
      'engagement rate 3%',
      'CPE 1.612 đ',
      'CPV 51 đ',
    ],
    ...[
      'Hơn 1,3 triệu lượt xem',
      'Hơn 1.000.000 lượt xem',
      'over 1 million views',
      'gần 1,4 triệu lượt xem',
      '1.3M+ views',
    ],
    ...['khoảng 1,4 triệu lượt xem', 'lượt xem đạt 87% KPI', 'views at 87.4% of target'],
    ...['Đạt {{figure:views}} lượt xem', 'Lượt xem đạt {{figure:views}}'],
  ])('is not told within what it was rounded by, or put in live: %s', (text) => {
    expect(staleOf(text)).toEqual([]);
  });

  it.each([
    ...[
      'Năm 2026 lượt xem là trọng tâm',
      'Views 2026',
      'Tương tác 24/7',
      'Lượt xem 28/11/2026',
      'Trong tháng 11 lượt xem đều',
    ],
    ...[
      'Ngày 28 lượt xem đạt 120.000',
      'On November 28 views hit 120,000',
      'Tuần 2 đạt 300.000 lượt xem',
      'lượt xem 1.000–1.200',
    ],
    ...[
      'Giá bán 10.000.000 đ',
      'Ngân sách 500 triệu cho 8 KOL',
      '3 KOL chia sẻ 5 mẹo',
      'KOL bình luận 2 lần',
      'share 5 tips',
    ],
    ...[
      '450.000 người theo dõi',
      'Engagement 1.2M followers',
      'Tương tác từ 200.000 tài khoản',
      '2 bài đăng có tương tác tốt',
    ],
    ...[
      'Trên TikTok, 900.000 lượt xem',
      'Lan đạt 500.000 lượt xem',
      'Trắng đạt 500.000 lượt xem',
      'k2 got 500,000 views',
      'Trung bình 200.000 lượt xem',
      '200K views per post',
    ],
    ...[
      'Video đạt 300.000 lượt xem',
      '1 KOL đạt 500.000 lượt xem',
      '3 bài đăng đầu đạt 800.000 lượt xem',
      'Bài tốt nhất: 400.000 lượt xem',
    ],
    ...[
      'Lượt xem tăng 20.000',
      'Thiếu 188.600 lượt xem',
      '20.000 more views',
      'Vượt 234 thảo luận',
      'thêm 20.000 lượt xem',
    ],
    ...[
      'KPI 1.400.000 lượt xem',
      '1,400,000 views promised',
      'Cam kết: 900 thảo luận',
      'Lần sau nên đạt 2 triệu lượt xem',
    ],
    ...[
      'Chiến dịch trước đạt 900.000 lượt xem',
      '1.500 bình luận và chia sẻ',
      'Bình luận và chia sẻ đạt 1.500',
      'comments, shares: 1,500',
    ],
    ...[
      '84% lượt xem đến từ người dưới 25',
      'Tăng 84% so với KPI',
      'Đạt 84% KPI',
      'Tương tác đạt 84% KPI',
      '1.500.000 lượt xem',
    ],
    ...['Lượt xem 700.000', 'Mã K2026 views', 'Tỷ lệ xem 12%', 'CPE giảm 200 đ', 'lượt xem và tương tác đạt 84% KPI'],
  ])('is not told where it may speak of something else: %s', (text) => {
    expect(staleOf(text)).toEqual([]);
  });

  it('is held against the KOL it stands beside, by name or not', () => {
    expect(staleOf('May Trắng dẫn đầu với 650.000 lượt xem', 'key_finding_top_1')).toEqual([
      ['650.000 lượt xem', 'views', 700_000],
    ]);
    expect(staleOf('Đạt 700.000 lượt xem, 84% KPI', 'key_finding_top_1')).toEqual([]);
    expect(staleOf('Hơn Lan 650.000 lượt xem', 'key_finding_top_1')).toEqual([]);
    expect(staleOf('Đạt 650.000 lượt xem', 'key_finding_top_3')).toEqual([]);
  });

  it('is called as the product calls it', () => {
    const verbs = ['Thích', 'Nhắc đến', 'Like'];
    for (const say of [translatorOf(catalogues.vi), translatorOf(catalogues.en)]) {
      for (const figure of figureNames) {
        if (!(figure in metricNames)) continue;
        const called = say(`reports.metric.${figure}`).replace(' (VNĐ)', '');
        if (verbs.includes(called)) continue;
        expect(metricNames[figure as keyof typeof metricNames]).toContain(called.toLowerCase());
      }
    }
  });
});

describe('a word that contradicts a figure', () => {
  const wordsOf = (text: string, beside: ProgressType | null = null) =>
    contradictions(text, report.totals.progress, beside).map(({ word, metric }) => [word, metric]);

  it('is told of the figure its sentence names, else of the one it stands beside', () => {
    expect(wordsOf('Lượt xem vượt cam kết')).toEqual([['vượt', 'views']]);
    expect(wordsOf('Buzz was below target')).toEqual([['below target', 'buzz']]);
    expect(wordsOf('Vượt mong đợi', 'views')).toEqual([['vượt', 'views']]);
    expect(wordsOf('Thảo luận vượt cam kết')).toEqual([]);
    expect(wordsOf('CPE thấp hơn mục tiêu', 'buzz')).toEqual([]);
    expect(wordsOf('Tỷ lệ tương tác vượt mong đợi', 'views')).toEqual([]);
  });
});
