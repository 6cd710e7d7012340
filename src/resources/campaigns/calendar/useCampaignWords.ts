import { useTranslate } from 'react-admin';
import type { CalendarCampaign } from '../../../domain/campaigns/calendar';
import { formatDay } from '../../../domain/format';

/** A campaign in one line: name, brand, state and period. */
export function useCampaignWords(): (campaign: CalendarCampaign) => string {
  const translate = useTranslate();
  return ({ name, brand, status, start_date, end_date }) =>
    [
      name,
      brand.name,
      translate(`common.status.campaign.${status}`),
      `${formatDay(start_date)} – ${end_date ? formatDay(end_date) : '…'}`,
    ].join(' · ');
}
