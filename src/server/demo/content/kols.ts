import { addDays } from '../../../domain/dates';
import type { Network } from '../../../domain/networks';
import { normalise } from '../../../domain/text';
import { communityRows, type KolRow, personRows } from './kolRows';
import { communityBios, themes } from './kolThemes';
import type { Random } from './random';

/** A channel of a KOL with its follower count of today. */
export interface DemoSocial {
  social_type: Network;
  name: string;
  username: string;
  url: string;
  follower_count: number;
  is_verified: boolean;
}

/** A KOL as spec 1 §3 has it. `jobs` and `sectors` are codes of lists.ts, prices VND in steps of 500,000. */
export interface DemoKol {
  code: string;
  type: 'personal' | 'community';
  stage_name: string;
  fullname: string;
  gender: 'male' | 'female' | 'other';
  birthdate: string | null;
  marriage: 'single' | 'married' | 'divorced' | null;
  jobs: readonly string[];
  sectors: readonly string[];
  bio: string;
  description: string;
  note: string;
  the_talent_partner: boolean;
  socials: readonly DemoSocial[];
  booking_price_from: number;
  booking_price_to: number;
}

const priceStep = 500_000;

const addresses: Record<Network, (handle: string) => string> = {
  facebook: (handle) => `https://www.facebook.com/${handle.replaceAll('_', '.')}`,
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

function socialsOf(random: Random, row: KolRow): DemoSocial[] {
  const [stage, , , birthYear, theme, largest] = row;
  // The suffix keeps an invented handle from being some real person's.
  const handle = `${normalise(stage).replace(/[^a-z0-9]/g, '')}_demo`;
  const order: readonly Network[] = birthYear === null ? ['facebook', 'tiktok', 'instagram'] : themes[theme].networks;
  const count = birthYear === null ? random.int(1, 2) : random.int(2, 4);
  return order.slice(0, count).map((social_type, index) => {
    const share = index === 0 ? 1 : 0.62 ** index * (0.35 + random.float() * 0.75);
    const follower_count = Math.max(
      random.int(8_000, 9_900),
      Math.round(largest * share * (0.97 + random.float() * 0.06)),
    );
    const is_verified = follower_count > 300_000 && random.chance(0.75);
    return {
      social_type,
      name: stage,
      username: handle,
      url: addresses[social_type](handle),
      follower_count,
      is_verified,
    };
  });
}

function priceRange(random: Random, socials: readonly DemoSocial[]): [number, number] {
  const largest = Math.max(...socials.map((social) => social.follower_count));
  const middle = 42_000_000 * (largest / 1_000_000) ** 0.62 * (0.85 + random.float() * 0.3);
  const from = Math.max(1, Math.round((middle * 0.7) / priceStep));
  const to = Math.max(from + 1, Math.round((middle * 1.45) / priceStep));
  return [from * priceStep, to * priceStep];
}

const cities = ['TP. Hồ Chí Minh', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ', 'Đà Lạt', 'Hải Phòng', 'Huế', 'Nha Trang'];

const notes = [
  'Trả lời tin nhắn nhanh, gửi kịch bản trước ba ngày.',
  'Không nhận nhãn hàng đồ uống có cồn.',
  'Cần xác nhận lịch quay trước hai tuần.',
  'Ưu tiên hợp tác dài hạn từ ba bài đăng trở lên.',
  'Làm việc qua quản lý, hợp đồng ký với công ty.',
];

function person(random: Random, row: KolRow, code: string): DemoKol {
  const [stage_name, fullname, gender, birthYear, theme] = row;
  const profile = themes[theme];
  const isCommunity = birthYear === null;
  const socials = socialsOf(random, row);
  const [booking_price_from, booking_price_to] = priceRange(random, socials);
  const home = isCommunity ? '' : ` Sống và làm việc tại ${random.pick(cities)}.`;
  const bio = random.pick(isCommunity ? communityBios : profile.bios) + home;
  const wedded = theme === 'mother_baby' || random.chance((birthYear ?? 0) < 1993 ? 0.65 : 0.12);
  const strengths = random.pick([
    'video ngắn',
    'bài viết dài có ảnh',
    'phát trực tiếp bán hàng',
    'video đánh giá chi tiết',
  ]);
  return {
    code,
    type: isCommunity ? 'community' : 'personal',
    stage_name,
    fullname,
    gender,
    birthdate: isCommunity ? null : addDays(`${birthYear}-01-01`, random.int(0, 364)),
    marriage: isCommunity ? null : random.chance(0.05) ? 'divorced' : wedded ? 'married' : 'single',
    jobs: isCommunity
      ? ['community_admin']
      : [...new Set([profile.jobs[0] ?? 'content_creator', random.pick(profile.jobs)])],
    sectors: profile.sectors.slice(0, random.int(1, profile.sectors.length)),
    bio,
    description: `Thế mạnh: ${strengths}. Khán giả chủ yếu ${random.pick(['18–24', '22–30', '25–34', '28–40'])} tuổi, tập trung ở ${random.pick(['TP. Hồ Chí Minh và miền Tây', 'Hà Nội và các tỉnh phía Bắc', 'các thành phố lớn', 'TP. Hồ Chí Minh và Hà Nội'])}.`,
    note: random.fork('note').pick(notes),
    the_talent_partner: !isCommunity && random.chance(0.3),
    socials,
    booking_price_from,
    booking_price_to,
  };
}

/** Sixty KOLs, 52 people and 8 communities, coded KOL001 to KOL060 in mixed order; each has a stream of its own. */
export function demoKols(random: Random): DemoKol[] {
  return random
    .fork('order')
    .shuffle([...personRows, ...communityRows])
    .map((row, index) => person(random.fork(row[0]), row, `KOL${String(index + 1).padStart(3, '0')}`));
}
