import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import { formatInstant } from '../../../domain/format';
import type { KolDetail } from '../../../domain/kols/types';
import type { SocialOverview } from '../../../domain/social/types';
import { useRead } from '../../../ui/console/data/useRead';
import { RangePicker } from '../../../ui/console/range/RangePicker';
import { lastDays } from '../../../ui/console/range/range';
import { useRange } from '../../../ui/console/range/useRange';
import { Section } from '../../../ui/console/record/Section';
import { type Tab, Tabs } from '../../../ui/console/record/Tabs';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import styles from '../detail.module.css';
import { Averages } from './Averages';
import { BrandCooperation } from './BrandCooperation';
import { CampaignHistory } from './CampaignHistory';
import { Channels } from './Channels';
import { PriceList } from './PriceList';
import { Totals } from './Totals';

interface OverviewTabProps {
  kol: KolDetail;
  /** Whether brand cooperation is shown: not to reduced roles. */
  withBrands: boolean;
}

/** Totals of a period, campaign history, brand cooperation, channels and averages (spec 1 §2 KOL detail). */
export function OverviewTab({ kol, withBrands }: OverviewTabProps) {
  const translate = useTranslate();
  const today = dayOf(new Date());
  const usual = { start: dayOf(new Date(kol.create_date)), end: today };
  const [range, setRange] = useRange(usual);
  const { data, error, isFetching, refetch } = useRead<SocialOverview>('socialOverview', {
    query: { kol_id: kol.id, start_date: range.start, end_date: range.end },
  });
  const presets = [
    { label: translate('range.since_created'), ...usual },
    ...[30, 90, 365].map((days) => ({ label: translate('range.last', { days }), ...lastDays(days, today) })),
  ];
  return (
    <>
      <Section
        title={translate('social.totals.title')}
        description={<TotalsNote updated={data?.latest_update_date ?? null} />}
        actions={<RangePicker value={range} presets={presets} onChange={setRange} />}
      >
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <div aria-busy={isFetching}>
            {data ? <Totals overview={data} /> : <Skeleton variant="rounded" height={150} />}
          </div>
        )}
      </Section>
      {data?.campaigns && <History campaigns={data.campaigns} withBrands={withBrands} />}
      {kol.prices && kol.prices.length > 0 && <PriceList prices={kol.prices} />}
      <Averages average={kol.average} />
      <Channels kol={kol} />
    </>
  );
}

/** What the totals are of, and when the newest of their figures was taken (spec 1 §2 KOL detail). */
function TotalsNote({ updated }: { updated: string | null }) {
  const translate = useTranslate();
  const hint = translate('social.totals.hint');
  if (!updated) return hint;
  return (
    <>
      {`${hint} · `}
      <time dateTime={updated}>{translate('social.totals.updated', { at: formatInstant(updated) })}</time>
    </>
  );
}

interface HistoryProps {
  campaigns: NonNullable<SocialOverview['campaigns']>;
  withBrands: boolean;
}

function History({ campaigns, withBrands }: HistoryProps) {
  const translate = useTranslate();
  const history: Tab = {
    key: 'history',
    label: translate('social.history.title'),
    count: campaigns.length,
    content: <CampaignHistory campaigns={campaigns} />,
  };
  const brands: Tab = {
    key: 'brands',
    label: translate('social.cooperation.title'),
    count: new Set(campaigns.map(({ brand }) => brand.id)).size,
    content: <BrandCooperation campaigns={campaigns} />,
  };
  return (
    <div className={styles.parts}>
      <Tabs tabs={withBrands ? [history, brands] : [history]} param="part" forget={[]} steps />
    </div>
  );
}
