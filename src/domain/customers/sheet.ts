import * as yup from 'yup';
import { type ImportColumn, type NamedChoice, namedChoices, type Words } from '../imports';
import en from '../locales/en/companySheet.json';
import enNote from '../locales/en/companySheetNote.json';
import enWorkbook from '../locales/en/workbook.json';
import vi from '../locales/vi/companySheet.json';
import viNote from '../locales/vi/companySheetNote.json';
import viWorkbook from '../locales/vi/workbook.json';
import { customerFields } from './schema';

export type CustomerColumnKey = keyof typeof customerFields;
type Column = ImportColumn<CustomerColumnKey>;

export const customerSheetName: Words = { vi: viWorkbook.sheet.customers, en: enWorkbook.sheet.customers };

const words = { vi: { ...vi.common, ...vi.customer }, en: { ...en.common, ...en.customer } };
const notes = { vi: { ...viNote.common, ...viNote.customer }, en: { ...enNote.common, ...enNote.customer } };

const column = (key: CustomerColumnKey, rest: Partial<Column> = {}): Column => ({
  key,
  kind: 'text',
  header: { vi: words.vi[key], en: words.en[key] },
  note: { vi: notes.vi[key], en: notes.en[key] },
  ...rest,
});

/** The customer workbook (spec 1 §3 Customer, spec 2 §7 template-excel): its sectors are those of this moment. */
export function customerColumns(sectors: readonly NamedChoice[]): readonly Column[] {
  return [
    column('code', { kind: 'code', required: true }),
    column('name', { required: true }),
    column('trading_name', { required: true }),
    column('tax_number', { kind: 'code', required: true }),
    column('sectors', {
      kind: 'choices',
      required: true,
      choices: namedChoices(sectors),
      choiceError: 'sector_not_exist',
    }),
    column('website', { kind: 'url' }),
    column('logo', { kind: 'url' }),
  ];
}

/** A row of the workbook: the rules of the form (spec 1 §5 Customer). */
export const customerSheetSchema = yup.object(customerFields);
export type CustomerSheetRow = yup.InferType<typeof customerSheetSchema>;
