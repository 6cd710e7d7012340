import { formatDay, formatNumber, formatPercent } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import type { WrittenTexts } from '../../../domain/reports/document';
import { rateOf } from '../../../domain/reports/rates';
import type { DemoFigures } from '../campaignFigures';
import type { Random } from './random';
import { recommendations } from './reviews';

const count = (value: number) => formatNumber(value, 'vi');

/** A part of a sentence about a figure; none where it is unknown. */
const part = (value: number | null, words: string): string[] => (value === null ? [] : [`${count(value)} ${words}`]);

function against(name: string, { got, target }: DemoFigures['promised']['views']): string[] {
  const rate = rateOf(got, target);
  return rate === null ? [] : [`${name} đạt ${formatPercent(rate, 'vi')} cam kết`];
}

const sentences = (all: readonly string[]): string | null => (all.length > 0 ? `${all.join('. ')}.` : null);

/** `a, b và c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} và ${last}` : last;
}

/** A word on each of the three KOLs with the most engagement; where there are fewer, on the engagement itself. */
function aboutBest({ ranking }: DemoFigures, otherwise: string) {
  const about = (place: number) => {
    const kol = ranking[place];
    return sentences([kol ? `${kol.name} mang về ${count(kol.engagement)} tương tác` : otherwise]);
  };
  return { key_finding_top_1: about(0), key_finding_top_2: about(1), key_finding_top_3: about(2) };
}

/**
 * What a manager makes of a campaign's figures by the end of a day (`YYYY-MM-DD`): nothing is said that they do not say.
 * Clients read it, so no price of a KOL and no budget is in it.
 */
export function findingsOf(random: Random, figures: DemoFigures, asOf: string): Omit<WrittenTexts, 'version'> {
  const { posts, views, engagement, buzz, promised, ranking, mostSeen, viewsByNetwork, seen } = figures;
  const [best] = viewsByNetwork;
  const [leader] = ranking;
  const reached = [...part(views, 'lượt xem'), ...part(engagement, 'tương tác'), ...part(buzz, 'lượt thảo luận')];
  const seenMost = mostSeen
    ? [
        `Bài được xem nhiều nhất: ${mostSeen.name} trên ${networkNames[mostSeen.network]}, ${count(mostSeen.views)} lượt xem`,
      ]
    : [];
  const split = [
    ...part(figures.like, 'lượt thích'),
    ...part(figures.comment, 'bình luận'),
    ...part(figures.share, 'lượt chia sẻ'),
  ];
  const talk = [...part(figures.comment, 'bình luận'), ...part(figures.share, 'lượt chia sẻ')];
  return {
    key_finding: sentences([
      `Số liệu tính đến hết ngày ${formatDay(asOf)}`,
      `Chiến dịch có ${count(posts)} bài đăng${reached.length > 0 ? `, mang về ${listed(reached)}` : ''}`,
      ...against('Lượt xem', promised.views),
      ...seenMost,
    ]),
    ...aboutBest(figures, `Tương tác gồm ${listed(split)}`),
    key_recommendation: sentences([
      ...(leader ? [`Mời lại ${leader.name} cho đợt sau`] : []),
      ...(best ? [`Ưu tiên ${networkNames[best.network]}, nền tảng có nhiều lượt xem nhất`] : []),
      random.pick(recommendations),
    ]),
    view: best
      ? sentences([
          `Lượt xem theo nền tảng: ${viewsByNetwork.map((one) => `${networkNames[one.network]} ${count(one.views)}`).join('; ')}`,
          `Tính trên ${count(seen)} bài có số liệu lượt xem`,
        ])
      : null,
    engagement: sentences([`Tương tác gồm ${listed(split)}`, ...against('Tương tác', promised.engagement)]),
    buzz: sentences([`Thảo luận gồm ${listed(talk)}`, ...against('Thảo luận', promised.buzz)]),
    // What is said of the best KOLs is said of those with the most engagement.
    scorecard_metric: 'engagement',
  };
}
