import { useTranslate } from 'react-admin';
import type { CampaignListSums } from '../../../domain/campaigns/sums';
import { formatNumber } from '../../../domain/format';
import { useRead } from '../../../ui/console/data/useRead';
import type { Totals } from '../../../ui/console/list/ListTotals';
import { FailedLine } from '../../../ui/console/state/FailedLine';
import { CoverageNote } from '../../../ui/plain/CoverageNote';
import { Compact, Count, Money } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import styles from './list.module.css';

/**
 * What all campaigns of the filter come to, or that it could not be added up; undefined until either is known. What has
 * no column here stands in the label.
 */
export function useTotals(filter: Record<string, unknown>): Totals | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  const { data: sums, error, refetch } = useRead<CampaignListSums>('campaignSums', { query: filter });
  if (error && !sums) {
    const words = translate('campaignList.totals.unknown');
    return { label: <FailedLine words={words} onRetry={() => void refetch()} />, of: {} };
  }
  if (!sums || sums.of === 0) return undefined;
  const number = (value: number) => formatNumber(value, language);
  const say = (key: string, count: number) =>
    translate(`campaignList.totals.${key}`, { count, total: number(count), posted: number(sums.post_kept) });
  const { budget, result_views: views } = sums;
  return {
    label: `${say('campaigns', sums.of)}: ${say('sows', sums.sow_total)}, ${say('posts', sums.post_count)}`,
    of: {
      sow_total: <Count value={sums.sow_total} />,
      ...(budget !== undefined && { budget: <Money value={budget} compact /> }),
      ...(views && { result_views: <Views views={views} of={sums.of} /> }),
    },
  };
}

function Views({ views: { sum, known }, of }: { views: { sum: number | null; known: number }; of: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const values = { known: formatNumber(known, language), of: formatNumber(of, language), count: of };
  return (
    <span className={styles.result}>
      <Compact value={sum} />
      <CoverageNote
        isPartial={known < of}
        text={translate('campaignList.totals.known', values)}
        label={translate('campaignList.totals.coverage', values)}
      />
    </span>
  );
}
