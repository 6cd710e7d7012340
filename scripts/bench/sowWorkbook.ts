import exceljs from 'exceljs';
import { sowColumns } from '../../src/domain/campaigns/sowColumns';
import { postFormats } from '../../src/domain/campaigns/values';
import { networks } from '../../src/domain/networks';

/** A SOW workbook of 20 columns, one row per KOL code, that imports without errors. */
export async function sowWorkbook(codes: readonly string[]): Promise<Buffer> {
  const columns = sowColumns.filter(({ key }) => !['stage_name', 'is_online', 'is_offline'].includes(key));
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('SOW');
  sheet.addRow(columns.map(({ header }) => header.vi));
  for (const [index, code] of codes.entries()) {
    const texts: Record<string, string | undefined> = {
      kol_code: code,
      social_type: networks[index % networks.length],
      post_format: postFormats[index % postFormats.length],
      description: `Bài đăng giới thiệu sản phẩm số ${index}, kèm đường dẫn mua hàng`,
      off_description: `Tham dự sự kiện ngày ${(index % 28) + 1}`,
      note: `Ghi chú ${index % 500}`,
    };
    sheet.addRow(columns.map(({ key }, place) => texts[key] ?? ((index * 7919 + place * 104_729) % 900_000) + 1));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}
