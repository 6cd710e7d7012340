import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pictureOf } from '../../../domain/campaigns/picture';
import { resultCoverage } from '../../../domain/campaigns/resultCoverage';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { formatCompact, formatPercent } from '../../../domain/format';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { PaceCell } from '../../../ui/console/pace/PaceCell';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { Period } from '../../../ui/plain/Day';
import { useLanguage } from '../../../ui/plain/language';
import { placeOf } from './campaignPlaces';
import { Left } from './Left';
import { Row } from './Row';

/** What is to be done about a campaign. */
type Deed = 'watch' | 'settle' | 'freeze' | 'evaluate';

const pageOf = {
  watch: 'campaignReport',
  settle: 'campaignView',
  freeze: 'campaignReport',
  evaluate: 'campaignEvaluation',
} as const;
const words = { watch: 'report', settle: 'settle', freeze: 'freeze', evaluate: 'evaluate' } as const;
const openOf = { watch: {}, settle: {}, freeze: { share: 'frozen' }, evaluate: {} } as const;

interface CampaignRowsProps {
  campaigns: readonly CampaignListItem[];
  deed: Deed;
  /** The day the days left are counted from. */
  day: string;
  /** Whether what they got so far is told. */
  results?: boolean;
}

/** Campaigns that wait for something, with how they go and what is to be done. */
export function CampaignRows({ campaigns, deed, day, results = false }: CampaignRowsProps) {
  const translate = useTranslate();
  const access = useAccess();
  const opens = mayOpen('campaignView', access);
  const resultOf = useResult();
  return campaigns.map((campaign) => {
    const page = mayOpen(pageOf[deed], access) ? pageOf[deed] : 'campaignView';
    const label = page === pageOf[deed] ? words[deed] : 'open';
    return (
      <Row
        key={campaign.id}
        picture={pictureOf(campaign)}
        name={campaign.name}
        title={opens ? <Link to={placeOf('campaignView', campaign)}>{campaign.name}</Link> : campaign.name}
        facts={
          <>
            {campaign.brand && `${campaign.brand.name} · `}
            <Period from={campaign.start_date} to={campaign.end_date} />
            {results && ` · ${resultOf(campaign, deed === 'watch' && tellsViews(campaign))}`}
          </>
        }
        chip={chipOf(campaign, deed, day)}
        action={
          mayOpen(page, access)
            ? { to: placeOf(page, campaign, openOf[deed]), label: translate(`today.do.${label}`) }
            : undefined
        }
      />
    );
  });
}

function chipOf(campaign: CampaignListItem, deed: Deed, day: string): ReactNode {
  if (deed === 'watch') return <PaceCell campaign={campaign} named />;
  if (deed === 'settle' && campaign.end_date) {
    return <Left days={Math.round((Date.parse(campaign.end_date) - Date.parse(day)) / 86_400_000)} />;
  }
  return <StatusChip kind="campaign" status={campaign.status} />;
}

/** Whether the pace beside it says what share of the KPI the views are. */
const tellsViews = ({ pace, pace_metric }: CampaignListItem) => pace_metric === 'views' && pace !== 'none';

function useResult(): (campaign: CampaignListItem, isShareTold: boolean) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (campaign, isShareTold) => {
    const { result_views, result_views_rate } = campaign;
    if (result_views === null || result_views === undefined) return translate('today.figures_unknown');
    const views = translate('today.views_so_far', { views: formatCompact(result_views, language) });
    const coverage = resultCoverage(campaign, 'views');
    const parts = [
      !isShareTold &&
        typeof result_views_rate === 'number' &&
        translate('today.views_rate', { rate: formatPercent(result_views_rate, language) }),
      coverage && translate('reports.coverage_part', { ...coverage, count: coverage.of }),
    ].filter((part) => part);
    return parts.length > 0 ? `${views} (${parts.join(', ')})` : views;
  };
}
