import type { Network } from '../../../domain/networks';
import type { AccountName } from './accounts';

/** An order somebody placed `days` ago at an `hour`; read after so many `minutes`, or given up. */
export interface CollectIdea {
  by: AccountName;
  social_type: Network;
  keyword: string;
  range: readonly [min: number, max: number];
  days: number;
  hour: number;
  minutes: number;
  failed?: true;
}

export const collectIdeas: readonly CollectIdea[] = [
  {
    by: 'executive',
    social_type: 'tiktok',
    keyword: 'review mỹ phẩm',
    range: [10_000, 100_000],
    days: 1,
    hour: 9.4,
    minutes: 6,
  },
  {
    by: 'staff',
    social_type: 'instagram',
    keyword: 'du lịch',
    range: [10_000, 100_000],
    days: 1,
    hour: 15.2,
    minutes: 4,
  },
  {
    by: 'executive',
    social_type: 'youtube',
    keyword: 'công nghệ',
    range: [100_000, 1_000_000],
    days: 3,
    hour: 10.1,
    minutes: 11,
  },
  {
    by: 'supervisor',
    social_type: 'facebook',
    keyword: 'mẹ và bé',
    range: [10_000, 100_000],
    days: 6,
    hour: 14.5,
    minutes: 9,
  },
  {
    by: 'staff',
    social_type: 'facebook',
    keyword: 'ẩm thực Đà Nẵng',
    range: [1_000, 10_000],
    days: 8,
    hour: 11.3,
    minutes: 1_290,
    failed: true,
  },
  {
    by: 'supervisor',
    social_type: 'tiktok',
    keyword: 'nấu ăn',
    range: [100_000, 1_000_000],
    days: 12,
    hour: 16.8,
    minutes: 7,
  },
  {
    by: 'executive',
    social_type: 'instagram',
    keyword: 'thời trang công sở',
    range: [1_000, 10_000],
    days: 19,
    hour: 8.9,
    minutes: 5,
  },
];
