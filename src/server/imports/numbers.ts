const grouped = /^[+-]?\d{1,3}([.,\s])\d{3}(\1\d{3})*$/;
const decimal = /^([+-]?\d{1,3}(?:[.\s]\d{3})+|[+-]?\d+),(\d+)$/;
const plain = /^[+-]?\d+(\.\d+)?$/;
const scaled = /^([+-]?\d+)(?:[.,](\d+))?\s*(k|m|tr|triệu|tỷ|tỉ)$/i;
const powers: Record<string, number> = { k: 3, m: 6, tr: 6, triệu: 6, tỷ: 9, tỉ: 9 };
const unit = /\s*(vnđ|vnd|đ|₫|%)$/i;

/**
 * A number as people type it: `1200000`, `1,2M`, `3,5 tỷ`, `1.200.000`, `1 200 000`, `1.200.000 VNĐ`, `3,5`, `3.5%` (spec 1 §5 Numbers).
 * Groups of three are grouping; in a decimal a lone comma is always the decimal comma. Null where it is no number.
 */
export function readNumber(text: string, isWhole: boolean): number | null {
  const typed = text
    .replace(/\u00a0|\u202f/g, ' ')
    .replace(unit, '')
    .trim();
  const short = scaled.exec(typed.normalize('NFC').toLowerCase());
  if (short) return shortNumber(short[1] ?? '', short[2] ?? '', powers[short[3] ?? ''] ?? 0);
  const group = grouped.exec(typed)?.[1];
  const isGrouping = group && (isWhole || group !== ',' || typed.split(group).length > 2);
  if (isGrouping) return Number(typed.replaceAll(group, ''));
  const parts = decimal.exec(typed);
  if (parts) return Number(`${parts[1]?.replace(/[.\s]/g, '')}.${parts[2]}`);
  return plain.test(typed) ? Number(typed) : null;
}

/** `1,2M`: one dot or comma before the letters is the decimal mark (CONTRACT-2 §16 Grouping). */
function shortNumber(whole: string, part: string, power: number): number {
  return Number(`${whole}.${part || '0'}e${power}`);
}
