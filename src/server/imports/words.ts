import type { ImportChoice, Words } from '../../domain/imports';
import en from '../../domain/locales/en/workbook.json';
import vi from '../../domain/locales/vi/workbook.json';

/** Heads the column of an error workbook that says what is wrong. */
export const problemHeader: Words = { vi: vi.problem, en: en.problem };

/** What a yes-or-no cell offers. */
export const yesNoChoices: readonly ImportChoice[] = [
  { value: 'true', label: { vi: vi.yes, en: en.yes } },
  { value: 'false', label: { vi: vi.no, en: en.no } },
];

/** What people also type there, without accents. */
export const yesNoTyped = new Map([
  ['co', true],
  ['yes', true],
  ['y', true],
  ['x', true],
  ['true', true],
  ['dung', true],
  ['1', true],
  ['khong', false],
  ['no', false],
  ['n', false],
  ['false', false],
  ['sai', false],
  ['0', false],
]);
