import { expect, it } from 'vitest';
import { catalogues } from '../../src/domain/locales';
import type { Catalogue } from '../../src/domain/locales/catalogue';
import { valueWords } from '../../src/ui/console/history/changeWords';

/** As the console translates: the text of the key, else what is given under `_`. */
function translate(key: string, options: Record<string, unknown> = {}): string {
  const text = key
    .split('.')
    .reduce<Catalogue | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), catalogues.vi);
  return typeof text === 'string' ? text : String(options._ ?? key);
}

it.each<[string, unknown, string]>([
  ['status', 'on_going', 'Đang chạy'],
  ['status', 'reject', 'Bị từ chối'],
  ['status', 'something', 'something'],
  ['request_status', 'approved', 'Đã duyệt'],
  ['type', 'booking', 'Booking'],
  ['type', 'brand', 'Nhãn hàng'],
  ['gender', 'female', 'Nữ'],
  ['marriage', 'married', 'Đã kết hôn'],
  ['kind', 'mail', 'Gửi e-mail'],
  ['in_app', ['approval', 'import'], 'Chờ duyệt, Nhập từ Excel'],
  ['by_mail', [], '–'],
  ['post_format', 'post_videos', 'Đăng video'],
  ['post_type', 'join_photoshoot', 'Chụp hình'],
  ['reason', 'import_undone', 'Hoàn tác nhập từ file'],
  ['reason', 'Hoàn tác nhập từ file', 'Hoàn tác nhập từ file'],
  ['reason', 'Trùng', 'Trùng'],
  ['name', 'booking', 'booking'],
  ['end_date', '2026-12-31', '31/12/2026'],
  ['budget', 500_000_000, '500.000.000 VNĐ'],
  ['sale_price', null, '–'],
  ['version_of', 12, '12'],
  ['description', '<p>Một <strong>hai</strong></p><p>ba</p>', 'Một hai ba'],
  [
    'managers',
    [
      { id: '1', name: 'Lan' },
      { id: '2', name: 'Huệ' },
    ],
    'Lan, Huệ',
  ],
  ['sow_id', { id: '1', name: 'Linh · tiktok · post_videos' }, 'Linh · TikTok · Đăng video'],
  ['sow_id', { id: '1', name: 'Linh · Mây' }, 'Linh · Mây'],
  [
    'prices',
    [
      { social_type: 'tiktok', post_format: 'post_videos', price: 5_000_000 },
      { social_type: 'facebook', post_format: 'livestream', price: 0 },
    ],
    'TikTok · Đăng video: 5.000.000 VNĐ, Facebook · Livestream: 0 VNĐ',
  ],
  ['sow_id', '0193b7a0-0000-7000-8000-0000000000ab', '…0000ab'],
])('says %s %j as people read it', (field, value, words) => {
  expect(valueWords(field, value, translate, 'vi')).toBe(words);
});

it('groups numbers as the page does', () => {
  expect(valueWords('budget', 500_000_000, translate, 'en')).toBe('500,000,000 VNĐ');
  expect(valueWords('kpi_views', 1_250_000, translate, 'en')).toBe('1,250,000');
  expect(valueWords('kpi_views', 1_250_000, translate, 'vi')).toBe('1.250.000');
});
