import { useTranslate } from 'react-admin';
import { nextStatuses } from '../../../domain/campaigns/rules';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useLanguage } from '../../../ui/plain/language';

/** Why a status may not follow another (CONTRACT.md §4); null where it may. */
export function useRefusal(): (from: CampaignStatus, to: CampaignStatus) => string | null {
  const translate = useTranslate();
  const language = useLanguage();
  const word = (status: CampaignStatus) => translate(`common.status.campaign.${status}`);
  return (from, to) => {
    const next = nextStatuses(from);
    if (next.includes(to)) return null;
    if (next.length === 0) return translate('campaignList.board.final', { status: word(from) });
    return translate('campaignList.board.only_next', {
      status: word(from),
      next: new Intl.ListFormat(language, { type: 'disjunction' }).format(next.map(word)),
    });
  };
}
