import { useTranslate } from 'react-admin';
import { kolStatusFilters, kolTypes } from '../../../domain/kols/values';
import { networkNames, networks } from '../../../domain/networks';
import { createdFilter, type FilterDefinition, type FilterOption, noSectorOption } from '../list/filters';
import { useCategories } from './useCategories';
import { useJobs } from './useJobs';

/** Query parameters the KOL list takes from the address, named as the API names them. */
export const kolFilterNames = [
  'outstanding',
  'category_sectors',
  'the_talent_partner',
  'social_type',
  'sector_ids',
  'job_ids',
  'status',
  'kol_type',
  'min_followers',
  'max_followers',
  'min_booking_price',
  'max_booking_price',
  'min_engagement_rate',
  'max_engagement_rate',
  'min_views',
  'max_views',
  'min_growth',
  'max_growth',
  'min_cpe',
  'max_cpe',
  'created_from',
  'created_to',
] as const;

/** States nobody is listed in. */
const unlisted = 'reject';

/** The filters of the KOL list, one for each group of spec 1 §2; prices, costs and states for staff only. */
export function useKolFilters(reduced: boolean): FilterDefinition[] {
  const translate = useTranslate();
  const categories = useCategories();
  const jobs = useJobs();
  const many = (source: string, label: string, options: FilterOption[]): FilterDefinition => ({
    source,
    label,
    kind: 'many',
    options,
  });
  const statuses = kolStatusFilters.filter((status) => status !== unlisted);
  return [
    {
      source: 'kol_type',
      label: 'kols.type.label',
      kind: 'one',
      options: kolTypes.map((value) => ({ value, label: translate(`kols.type.${value}`) })),
    },
    many(
      'social_type',
      'common.network',
      networks.map((value) => ({ value, label: networkNames[value] })),
    ),
    many('sector_ids', 'common.sectors', [
      ...categories.map(({ id, name, total }) => ({ value: id, label: name, total })),
      noSectorOption(translate),
    ]),
    many('job_ids', 'kols.jobs', jobs),
    { source: 'min_followers', to: 'max_followers', label: 'kols.followers', kind: 'range' },
    {
      source: 'min_engagement_rate',
      to: 'max_engagement_rate',
      label: 'kols.score.engagement_rate',
      kind: 'range',
      decimals: 2,
    },
    { source: 'min_views', to: 'max_views', label: 'kols.score.mean_views', kind: 'range' },
    { source: 'min_growth', to: 'max_growth', label: 'kols.score.growth', kind: 'range', decimals: 2 },
    ...(reduced
      ? []
      : ([
          { source: 'min_booking_price', to: 'max_booking_price', label: 'kols.price', kind: 'range' },
          { source: 'min_cpe', to: 'max_cpe', label: 'kols.score.cpe', kind: 'range' },
          many(
            'status',
            'common.state',
            statuses.map((value) => ({ value, label: translate(`common.status.record.${value}`) })),
          ),
          createdFilter,
        ] satisfies FilterDefinition[])),
    {
      source: 'the_talent_partner',
      label: 'kols.partner',
      kind: 'one',
      options: [{ value: 'true', label: translate('kolList.only_partners') }],
    },
  ];
}
