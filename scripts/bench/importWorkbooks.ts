import exceljs from 'exceljs';
import { postColumns } from '../../src/domain/campaigns/postColumns';
import { sowColumns } from '../../src/domain/campaigns/sowColumns';
import { postFormats } from '../../src/domain/campaigns/values';
import type { ImportColumn } from '../../src/domain/imports';
import { kolColumns } from '../../src/domain/kols/sheet';
import { networks } from '../../src/domain/networks';

type Texts = Record<string, string | undefined>;

/** A SOW workbook of 20 columns, a row per KOL code, without errors. */
export function sowWorkbook(codes: readonly string[]): Promise<Buffer> {
  const told = ['number', 'stage_name', 'is_online', 'is_offline'];
  return workbook(
    sowColumns.filter(({ key }) => !told.includes(key)),
    codes,
    (index) => ({
      social_type: networks[index % networks.length],
      post_format: postFormats[index % postFormats.length],
      description: `Bài đăng giới thiệu sản phẩm số ${index}, kèm đường dẫn mua hàng`,
      off_description: `Tham dự sự kiện ngày ${(index % 28) + 1}`,
      note: `Ghi chú ${index % 500}`,
    }),
  );
}

/** A campaign post workbook of all its columns but the number of a SOW, a row per KOL code, without errors. */
export function postWorkbook(codes: readonly string[]): Promise<Buffer> {
  const columns = postColumns.filter(({ key }) => key !== 'sow_number');
  return workbook(columns, codes, (index) => ({
    stage_name: `KOL số ${index}`,
    social_type: 'tiktok',
    post_format: postFormats[index % postFormats.length],
    url_post: `https://www.tiktok.com/@kol${index}/video/73000000${index}?utm_source=agency`,
    post_time: `${(index % 28) + 1}/03/2026 20:30`,
    content: `Bài đăng số ${index}: trải nghiệm sản phẩm mới`,
    hashtags: `#sanpham, #kol${index % 50}`,
    is_short_video: 'x',
  }));
}

/** A KOL workbook of all its columns but those of groups and pictures, a row per code, without errors. */
export function kolWorkbook(codes: readonly string[], sector: string): Promise<Buffer> {
  const blank = ['avatar', 'group_code', 'group_name', 'group_photo', 'jobs'];
  return workbook(
    kolColumns({ sectors: [], jobs: [] }).filter(({ key }) => !blank.includes(key)),
    codes,
    (index) => ({
      code: `IMPORT${index}`,
      stage_name: `Nghệ danh ${index}`,
      fullname: `Nguyễn Văn ${index}`,
      type: 'Cá nhân',
      sectors: sector,
      the_talent_partner: 'x',
      gender: 'Nữ',
      marriage: 'Độc thân',
      birthdate: `${(index % 28) + 1}/${(index % 12) + 1}/${1960 + (index % 45)}`,
      facebook: `https://www.facebook.com/import.${index}`,
      instagram: `@import.${index}`,
      tiktok: `https://www.tiktok.com/@import.${index}?lang=vi`,
      youtube: `youtube.com/@import.${index}`,
      booking_price_from: '1.000.000',
      booking_price_to: '200.000.000',
      bio: `Giới thiệu ${index}`,
      description: `Mô tả ${index % 500}`,
      note: `Ghi chú ${index % 500}`,
    }),
  );
}

async function workbook(
  columns: readonly ImportColumn[],
  codes: readonly string[],
  textsOf: (index: number) => Texts,
): Promise<Buffer> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Sheet 1');
  sheet.addRow(columns.map(({ header }) => header.vi));
  for (const [index, kol_code] of codes.entries()) {
    const texts: Texts = { kol_code, ...textsOf(index) };
    sheet.addRow(columns.map(({ key }, place) => texts[key] ?? ((index * 7919 + place * 104_729) % 90_000) + 1));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}
