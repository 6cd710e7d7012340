import { readNumber } from '../typedNumber';
import { exactnessOf } from './typedFigureWords';

/** A number as it stands in a text. */
export interface TypedFigure {
  start: number;
  end: number;
  /** What is written directly behind it. */
  sign: 'percent' | 'money' | null;
  /** What it may say, by either way of writing numbers, and how finely it says it. */
  readings: { value: number; step: number }[];
  exactness: ReturnType<typeof exactnessOf>;
}

/** Magnitudes no field takes, as fields know them. */
const inFull: Record<string, string> = { million: 'm', millions: 'm', mil: 'm', thousand: 'k', billion: 'b' };
const shape =
  /(?<![\p{L}\p{N}.,/:#@–-])(\d[\d.,]*\d|\d)((?: \d{3}(?!\d))*)(?: ?(million|thousand|billion|mil|k|nghìn|ngàn|m|triệu|tr|b|tỷ|tỉ)(?![\p{L}\p{N}]))?(\+?)(?: ?(%|vnđ|vnd|đ|₫|đồng)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}/:]|[.,]\d| ?[–—-] ?\d)/gu;
const year = /^(?:19|20)\d\d$/;
const languages = ['vi', 'en'] as const;

/** How finely a number is typed: one of its last decimal, or of its unit. */
function stepOf(figures: string, value: number, scale: number): number {
  const isWhole = Number(figures.replace(/\D/g, '')) === value / scale;
  const decimals = isWhole ? 0 : (/[.,](\d+)$/.exec(figures)?.[1]?.length ?? 0);
  return scale / 10 ** decimals;
}

function readingsOf(figures: string, unit: string | undefined): TypedFigure['readings'] {
  const magnitude = unit ? (inFull[unit] ?? unit) : '';
  const valuesOf = (text: string) =>
    languages.flatMap((language) => {
      const read = readNumber(text, language);
      return read.state === 'number' ? [read.value] : read.state === 'unclear' ? read.readings : [];
    });
  const [scale = 1] = valuesOf(`1${magnitude}`);
  return [...new Set(valuesOf(`${figures}${magnitude}`))].map((value) => ({
    value,
    step: stepOf(figures, value, scale),
  }));
}

/** The numbers of a sentence in lower case, without years and what is part of a date, a range or a code. */
export function numbersIn(sentence: string): TypedFigure[] {
  return [...sentence.matchAll(shape)].flatMap(
    ({ 0: whole, 1: first = '', 2: more = '', 3: unit, 4: plus, 5: sign, index }) => {
      const figures = `${first}${more.replaceAll(' ', '')}`;
      const readings = readingsOf(figures, unit);
      if (readings.length === 0 || (year.test(whole.trim()) && !sign)) return [];
      const exactness = plus ? 'above' : exactnessOf(sentence.slice(0, index).trim());
      return [
        {
          ...{ start: index, end: index + whole.length, readings, exactness },
          sign: sign === '%' ? 'percent' : sign ? 'money' : null,
        },
      ];
    },
  );
}

/** A count as pages show it, with one decimal of thousands, millions …: 1.234 → 1.200. */
function compact(value: number): number {
  const scale = 1000 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1) / 3));
  return scale === 1 ? value : (Math.round((value * 10) / scale) * scale) / 10;
}

/** One of a whole number's last digit that is not 0: “over 1,000,000” is said as finely as “over 1 million”. */
function coarsest({ value, step }: { value: number; step: number }): number {
  let size = step;
  while (value !== 0 && Math.abs((value / size) % 10) < 1e-9) size *= 10;
  return size;
}

/** Whether a typed number says a value: rounded as it was typed or as pages round it, and above, below or near where it says so. */
export function agrees({ readings, exactness }: TypedFigure, live: number): boolean {
  return readings.some((reading) => {
    const { value, step } = reading;
    const away = live - value;
    if (Math.abs(away) <= step / 2 + Math.abs(live) * 1e-9) return true;
    if (Math.abs(value - compact(live)) < 1e-6 * Math.abs(live)) return true;
    const reach = coarsest(reading);
    if (exactness === 'above') return away >= 0 && away < reach;
    if (exactness === 'below') return away <= 0 && -away < reach;
    return exactness === 'near' && Math.abs(away) < reach;
  });
}
