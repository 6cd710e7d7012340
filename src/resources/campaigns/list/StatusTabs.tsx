import { useTranslate } from 'react-admin';
import { type CampaignGroup, type CampaignStatus, statusesOfGroup } from '../../../domain/campaigns/values';
import { formatNumber } from '../../../domain/format';
import type { ListParams } from '../../../ui/console/list/useListParams';
import { useLanguage } from '../../../ui/plain/language';
import styles from './list.module.css';

/** How many campaigns there are of each status as far as the filters let them through. */
export type Counts = Record<CampaignStatus, number>;

interface StatusTabsProps {
  group: CampaignGroup;
  params: ListParams;
  /** Undefined until they are known. */
  counts: Counts | undefined;
}

/** The statuses of a group with how many campaigns each has; one narrows the list down (filter_status). */
export function StatusTabs({ group, params, counts }: StatusTabsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const statuses = statusesOfGroup[group];
  if (statuses.length < 2) return null;
  const chosen = params.filters.filter_status?.[0];
  const tab = (status: string | undefined, label: string, total: number | undefined) => (
    <button
      key={label}
      type="button"
      className={styles.tab}
      aria-pressed={chosen === status}
      onClick={() => params.setFilter('filter_status', status ? [status] : [])}
    >
      {label}
      <span className={styles.count}>{total === undefined ? '' : formatNumber(total, language)}</span>
    </button>
  );
  return (
    <fieldset className={styles.tabs} aria-label={translate('campaigns.filter.status')}>
      {tab(
        undefined,
        translate('campaignList.all'),
        counts ? statuses.reduce((sum, one) => sum + counts[one], 0) : undefined,
      )}
      {statuses.map((status) => tab(status, translate(`common.status.campaign.${status}`), counts?.[status]))}
    </fieldset>
  );
}
