import { paceDays } from '../../../domain/campaigns/pace';
import type { CampaignCourse, CampaignListItem } from '../../../domain/campaigns/types';
import { formatPercent } from '../../../domain/format';
import type { Translate } from '../../../domain/locales/translator';

/** A campaign as far as its pace goes. */
export type Paced = CampaignCourse & Pick<CampaignListItem, 'start_date' | 'end_date'>;

/** How a campaign goes, in words: `short` for a cell, whole sentences for a page; null where nobody tells. */
export function paceWords(campaign: Paced, say: Translate, language: string) {
  const { pace, pace_metric, pace_reached = null, pace_low, pace_high, pace_missing, pace_day } = campaign;
  if (!pace || !pace_day) return null;
  const days = paceDays({ ...campaign, day: pace_day });
  const metric = pace_metric ? say(`pace.metric.${pace_metric}`) : '';
  const day = days ? say('pace.day', { number: days.number, of: days.of }) : '';
  if (pace === 'none') {
    const why = pace_missing ? say(`pace.missing.${pace_missing}`, { metric }) : '';
    return { label: say('pace.is.none'), short: day, reached: why, projected: null, gone: days?.gone ?? null };
  }
  const reached = formatPercent(pace_reached, language);
  const known = pace_low !== null && pace_low !== undefined && pace_high !== null && pace_high !== undefined;
  const over = days?.number === days?.of;
  const isPast = Boolean(campaign.end_date && pace_day > campaign.end_date);
  return {
    label: isPast ? say(`pace.ended.${outcomeOf(pace, pace_reached)}`) : say(`pace.is.${pace}`),
    short: say('pace.short', { reached, day }),
    reached: say('pace.reached', { metric, reached, day }),
    projected: known
      ? say('pace.projected', {
          low: formatPercent(pace_low, language),
          high: formatPercent(pace_high, language),
        })
      : say(over ? 'pace.over' : 'pace.no_projection'),
    gone: days?.gone ?? null,
  };
}

/** What became of a campaign whose days are over: there is no pace any more. */
function outcomeOf(pace: Exclude<Paced['pace'], undefined>, reached: number | null): 'reached' | 'nearly' | 'missed' {
  if (reached !== null && reached >= 100) return 'reached';
  return pace === 'on_pace' ? 'nearly' : 'missed';
}
