import { useTranslate } from 'react-admin';
import type { CampaignCourse, CampaignListItem } from '../../domain/campaigns/types';
import { Fact } from '../../ui/console/record/Fact';
import { Compact, Cost, Percent } from '../../ui/plain/Figure';
import { Score } from './evaluation/Score';
import { ResultCoverage } from './ResultCoverage';

/** What a done campaign got: views with their share of the KPI, what an engagement cost, and how clients found it. */
export function ResultFacts({ campaign }: { campaign: CampaignCourse & Pick<CampaignListItem, 'evaluation'> }) {
  const translate = useTranslate();
  const { result_views, result_views_rate, result_cpe } = campaign;
  if (result_views === undefined) return null;
  return (
    <>
      <Fact label={translate('campaigns.field.result_views')}>
        <Compact value={result_views} /> · <Percent value={result_views_rate} />
        <ResultCoverage campaign={campaign} metric="views" />
      </Fact>
      <Fact label={translate('campaigns.field.result_cpe')}>
        <Cost value={result_cpe} />
        {typeof result_cpe === 'number' && <ResultCoverage campaign={campaign} metric="engagement" />}
      </Fact>
      {campaign.evaluation && (
        <Fact label={translate('evaluation.fact')}>
          <Score evaluation={campaign.evaluation} />
        </Fact>
      )}
    </>
  );
}
