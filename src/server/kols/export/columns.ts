import { dayOf } from '../../../domain/dates';
import type { WorkbookLanguage } from '../../../domain/imports';
import type { KolExportItem } from '../../../domain/kols/types';
import en from '../../../domain/locales/en/kolExport.json';
import vi from '../../../domain/locales/vi/kolExport.json';
import { networkNames, networks } from '../../../domain/networks';
import type { ColumnSpec, RowValue } from '../../adapters/workbooks/sheetSpec';

export const exportWords = { vi, en };
type ExportWords = typeof vi;

interface ExportColumn extends ColumnSpec {
  value: (kol: KolExportItem) => RowValue;
}

/** Followers of some accounts; unknown where none of them is known. */
function followersOf(socials: KolExportItem['socials']): number | null {
  const known = socials.flatMap(({ follower_count }) => (follower_count === null ? [] : [follower_count]));
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

const on = (network: string, { socials }: KolExportItem) =>
  socials.filter(({ social_type }) => social_type === network);

/** Columns of an export in one language, with what jobs and sectors are called in it; those of fields withheld from the viewer only where `full`. */
export function exportColumns(
  language: WorkbookLanguage,
  full: boolean,
  names: { jobs: ReadonlyMap<string, string>; sectors: ReadonlyMap<string, string> },
): ExportColumn[] {
  const words: ExportWords = exportWords[language];
  const yes = (is: boolean) => (is ? words.yes : null);
  const forStaff = (...columns: ExportColumn[]) => (full ? columns : []);
  return [
    { key: 'code', header: words.code, format: 'text', value: (kol) => kol.code },
    { key: 'stage_name', header: words.stage_name, format: 'text', width: 28, value: (kol) => kol.stage_name },
    ...forStaff({ key: 'fullname', header: words.fullname, format: 'text', width: 28, value: (kol) => kol.fullname }),
    { key: 'type', header: words.type, format: 'text', value: (kol) => words.types[kol.type] },
    { key: 'partner', header: words.partner, value: (kol) => yes(kol.the_talent_partner) },
    { key: 'outstanding', header: words.outstanding, value: (kol) => yes(kol.outstanding) },
    {
      key: 'sectors',
      header: words.sectors,
      format: 'text',
      width: 32,
      value: ({ sectors }) => sectors.map(({ id, name }) => names.sectors.get(id) ?? name).join(', '),
    },
    {
      key: 'jobs',
      header: words.jobs,
      format: 'text',
      width: 28,
      value: (kol) => kol.jobs.map((code) => names.jobs.get(code) ?? code).join(', '),
    },
    { key: 'followers', header: words.followers, format: 'integer', value: ({ socials }) => followersOf(socials) },
    ...networks.flatMap((network): ExportColumn[] => [
      {
        key: `${network}_followers`,
        header: `${networkNames[network]}: ${words.followers}`,
        format: 'integer',
        value: (kol) => followersOf(on(network, kol)),
      },
      {
        key: `${network}_url`,
        header: `${networkNames[network]}: ${words.url}`,
        format: 'text',
        width: 34,
        value: (kol) =>
          on(network, kol)
            .map(({ url }) => url)
            .join('\n'),
      },
    ]),
    ...forStaff(
      { key: 'price_from', header: words.price_from, format: 'money', value: (kol) => kol.booking_price_from },
      { key: 'price_to', header: words.price_to, format: 'money', value: (kol) => kol.booking_price_to },
      { key: 'status', header: words.status, format: 'text', value: (kol) => kol.status && words.statuses[kol.status] },
    ),
    { key: 'create_date', header: words.create_date, format: 'date', value: (kol) => dayOf(new Date(kol.create_date)) },
  ];
}
