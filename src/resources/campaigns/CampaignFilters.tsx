import { useCanAccess, useGetList, useTranslate } from 'react-admin';
import type { CompanyRef } from '../../domain/campaigns/types';
import type { CampaignGroup } from '../../domain/campaigns/values';
import { paging } from '../../domain/limits';
import { FilterBar } from '../../ui/console/FilterBar';
import { Pager } from '../../ui/console/Pager';
import { SearchInput } from '../../ui/console/SearchInput';
import type { ListParams } from '../../ui/console/useListParams';
import { campaignFilters } from './filters';
import { useWithheld } from './useWithheld';

/** Search, filter chips and pager above a campaign list. */
export function CampaignFilters({ group, params }: { group: CampaignGroup; params: ListParams }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'brand_management', action: 'r' });
  const { data: brands = [] } = useGetList<CompanyRef>(
    'brands',
    { pagination: { page: 1, perPage: paging.pickerCap }, sort: { field: 'name', order: 'ASC' } },
    { enabled: canAccess === true },
  );
  const filters = campaignFilters(
    group,
    brands.map((brand) => ({ value: brand.id, label: brand.name })),
    !useWithheld('budget'),
    (status) => translate(`common.status.campaign.${status}`),
  );
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label="campaigns.search" />}
      end={<Pager />}
    />
  );
}
