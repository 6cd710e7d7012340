import * as yup from 'yup';
import { type ImportColumn, type NamedChoice, namedChoices, type Words } from '../imports';
import en from '../locales/en/companySheet.json';
import enNote from '../locales/en/companySheetNote.json';
import enWorkbook from '../locales/en/workbook.json';
import vi from '../locales/vi/companySheet.json';
import viNote from '../locales/vi/companySheetNote.json';
import viWorkbook from '../locales/vi/workbook.json';
import { idList } from '../validation';
import { brandSchema } from './schema';

export type BrandColumnKey = keyof BrandSheetRow;
type Column = ImportColumn<BrandColumnKey>;

export const brandSheetName: Words = { vi: viWorkbook.sheet.brands, en: enWorkbook.sheet.brands };

/** What the cells of a brand workbook may name. */
export interface BrandSheetLists {
  sectors: readonly NamedChoice[];
  industries: readonly NamedChoice[];
  /** Customers by code. */
  customers: readonly { code: string; name: string }[];
}

const sectorOrIndustry = () =>
  idList().test(
    'one',
    'field_select_required',
    (_value, { parent }) => (parent.sectors?.length ?? 0) + (parent.industries?.length ?? 0) > 0,
  );

/**
 * A row of the workbook: the rules of the form (spec 1 §5), the customer by code, sectors and industries in cells of
 * their own, of which one must say something.
 */
export const brandSheetSchema = brandSchema.omit(['customer_id', 'sectorIds']).shape({
  customer_id: yup.string().required('field_select_required'),
  sectors: sectorOrIndustry(),
  industries: idList(),
});
export type BrandSheetRow = yup.InferType<typeof brandSheetSchema>;

const words = { vi: { ...vi.common, ...vi.brand }, en: { ...en.common, ...en.brand } };
const notes = { vi: { ...viNote.common, ...viNote.brand }, en: { ...enNote.common, ...enNote.brand } };

const column = (key: BrandColumnKey, rest: Partial<Column> = {}): Column => ({
  key,
  kind: 'text',
  header: { vi: words.vi[key], en: words.en[key] },
  note: { vi: notes.vi[key], en: notes.en[key] },
  ...rest,
});

/** The brand workbook (spec 1 §3 Brand, spec 2 §7 template-excel): its lists are those of this moment. */
export function brandColumns({ sectors, industries, customers }: BrandSheetLists): readonly Column[] {
  const sectorChoices = { kind: 'choices', choiceError: 'sector_not_exist' } as const;
  return [
    column('code', { kind: 'code', required: true }),
    column('name', { required: true }),
    column('customer_id', {
      kind: 'choice',
      required: true,
      choices: customers.map(({ code, name }) => {
        const label = `${code} – ${name}`;
        return { value: code, label: { vi: label, en: label } };
      }),
      choiceError: 'customer_not_exist',
    }),
    column('sectors', { ...sectorChoices, expected: true, choices: namedChoices(sectors) }),
    column('industries', { ...sectorChoices, choices: namedChoices(industries) }),
    column('website', { kind: 'url' }),
    column('phone', { kind: 'code' }),
    column('email', { kind: 'code' }),
    column('address'),
    column('description'),
    column('logo', { kind: 'url' }),
  ];
}
