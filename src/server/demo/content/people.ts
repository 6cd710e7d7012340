import { normalise } from '../../../domain/text';
import type { Random } from './random';

const surnames = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Phan',
  'Vũ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
];
const given = {
  male: [
    'Anh Khoa',
    'Đức Anh',
    'Gia Huy',
    'Hoàng Việt',
    'Minh Nhật',
    'Quang Dũng',
    'Thanh Tùng',
    'Tuấn Kiệt',
    'Văn Hải',
    'Xuân Lộc',
  ],
  female: [
    'Ánh Nguyệt',
    'Bích Phượng',
    'Diệu Linh',
    'Hải Yến',
    'Khánh Ngân',
    'Mai Phương',
    'Như Quỳnh',
    'Thanh Trà',
    'Thu Hiền',
    'Tường Vi',
  ],
} as const;

/** An employee's or representative's full name. */
export function personName(random: Random, gender: 'male' | 'female'): string {
  return `${random.pick(surnames)} ${random.pick(given[gender])}`;
}

/** The local part of a person's address: given name first, then initials (`Lê Thu Hiền` → `hien.lt`). */
export function mailName(fullname: string): string {
  const words = normalise(fullname).split(' ');
  const last = words.at(-1) ?? '';
  return `${last}.${words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('')}`;
}

/** An invented mobile number, valid in form. */
export function phoneNumber(random: Random): string {
  return `095${String(random.int(0, 9_999_999)).padStart(7, '0')}`;
}
