import type { CampaignGroup } from '../../../domain/campaigns/values';

/** Query parameters a campaign list takes from the address, named as the API names them (spec 2 §9 Campaign filters). */
const campaignFilterNames = ['filter_status', 'sector_ids', 'brand_ids', 'start_date', 'end_date'] as const;
const fullViewNames = [...campaignFilterNames, 'manager_id', 'min_value', 'max_value'] as const;

/** Those on people and budgets count in the full view alone. */
export const filterNames = (reduced: boolean) => (reduced ? campaignFilterNames : fullViewNames);

/** Under which name saved views and columns of a group's list are kept. */
export const campaignListName = (group: CampaignGroup) => `campaigns-${group}`;
