import { addDays, dayOf, startOfDay } from '../../../domain/dates';
import type { Network } from '../../../domain/networks';
import type { PostReading } from '../../adapters/social/network';
import { postMetrics } from '../content/postMetrics';
import { postUrl } from '../content/posts';
import { chanceOf } from './accounts';

const subjects = [
  'Nhật ký một ngày bận rộn mà vẫn kịp ăn sáng tử tế.',
  'Góc nhỏ mới dọn, đi làm về chỉ muốn ngồi đây.',
  'Trả lời 10 câu mọi người hỏi nhiều nhất tháng này.',
  'Thử thách 7 ngày dậy sớm: kết quả không như mình nghĩ.',
  'Lần đầu làm món này, cả nhà khen nên mình ghi lại công thức.',
  'Đi chợ đêm với 200 nghìn thì mua được gì?',
  'Ba lỗi mình từng mắc khi mới bắt đầu làm nội dung.',
  'Hậu trường buổi quay hôm qua, mệt mà vui.',
  'Mở hộp món đồ mình đợi suốt hai tháng.',
  'Cuối tuần trốn phố, về lại với núi.',
  'Mình đã tiết kiệm được bao nhiêu sau ba tháng ghi chép chi tiêu?',
  'Nghe lại playlist cũ và kể vài chuyện hồi sinh viên.',
];

const dayLength = 86_400_000;

/** Addresses of the few pictures that all posts of the demo network share. */
export const thumbnails: readonly string[] = Array.from({ length: 24 }, (_, index) => `demo-network/${index}`);

/** Days on which an account has posted, newest first, from the day before `now` back to a year earlier. */
export function postingDays(url: string, now: Date): string[] {
  const every = chanceOf(`${url}/rhythm`).int(2, 5);
  const yesterday = addDays(dayOf(now), -1);
  const days: string[] = [];
  for (let back = Math.floor(Date.parse(yesterday) / dayLength) % every; back <= 365; back += every) {
    days.push(addDays(yesterday, -back));
  }
  return days;
}

/** A campaign a channel posts for, from its first day to its last (`YYYY-MM-DD`). */
export interface Sponsor {
  hashtag: string;
  product: string;
  start_date: string;
  end_date: string | null;
}

/** A caption, of a campaign now and then: then it names what that is about and bears its hashtag. */
export function sponsoredCaption(caption: string, url: string, day: string, sponsors: readonly Sponsor[]): string {
  const sponsor = sponsors.find(
    ({ hashtag, start_date, end_date }) =>
      day >= start_date && (!end_date || day <= end_date) && chanceOf(`${url}/${day}/${hashtag}`).chance(0.12),
  );
  return sponsor ? `${caption} Có ${sponsor.product} đi cùng. ${sponsor.hashtag}` : caption;
}

interface ChannelDay {
  network: Network;
  url: string;
  /** `YYYY-MM-DD`. */
  day: string;
  followers: number;
  now: Date;
  sponsors?: readonly Sponsor[];
}

/** What a channel posted on a day, with the figures it has reached by `now`. */
export function channelPost({ network, url, day, followers, now, sponsors = [] }: ChannelDay): PostReading {
  const chance = chanceOf(`${url}/${day}`);
  const handle = url.split('/').at(-1)?.replace(/^@/, '') ?? '';
  const published_at = new Date(startOfDay(day).getTime() + chance.int(7 * 60, 22 * 60) * 60_000);
  const link = postUrl(chance, network, handle, chance.chance(0.5) ? 'post_videos' : 'post_shorts_reels');
  // Followers to one leading digit, so that a post's figures do not fall when its author grows.
  const size = 10 ** Math.floor(Math.log10(Math.max(1, followers)));
  const steady = Math.max(1, Math.floor(followers / size)) * size;
  const course = postMetrics(chance.fork('course'), { followers: steady, network, postedAt: published_at, until: now });
  const last = course.at(-1);
  return {
    link,
    description: sponsoredCaption(chance.pick(subjects), url, day, sponsors),
    published_at,
    thumbnail: chance.pick(thumbnails),
    metrics: {
      view: last?.view ?? null,
      reaction: last?.reaction ?? null,
      comment: last?.comment ?? null,
      share: last?.share ?? null,
    },
  };
}
