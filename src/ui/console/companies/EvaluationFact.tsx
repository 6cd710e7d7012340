import { useTranslate } from 'react-admin';
import type { CampaignsAverage } from '../../../domain/evaluations/summary';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { Fact } from '../record/Fact';

/** What the done campaigns of a company were given; nothing where the answer leaves it out. */
export function EvaluationFact({ evaluation }: { evaluation: CampaignsAverage | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!evaluation) return null;
  const { average, count, campaigns } = evaluation;
  return (
    <Fact label={translate('evaluation.fact')}>
      {average === null
        ? translate('evaluation.none')
        : `${formatNumber(average, language)} / 10 · ${translate('evaluation.of_campaigns', { count, campaigns })}`}
    </Fact>
  );
}
