import { useTranslate } from 'react-admin';
import type { Period } from '../../../domain/analytics/period';
import type { CampaignAnalytics, CompanyAnalytics, KolAnalytics } from '../../../domain/analytics/types';
import { useRead } from '../../../ui/console/data/useRead';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { AnalysisHeader } from './AnalysisHeader';
import { AtRisk } from './AtRisk';
import styles from './analysis.module.css';
import { CampaignStates, CustomerSectors, KolSectors } from './Donuts';
import { Evaluations } from './Evaluations';
import { Managers } from './Managers';
import { MonthMoney } from './MonthMoney';
import { MonthResults } from './MonthResults';
import { CampaignSectors, SectorBudgets } from './SectorTiles';
import { TopKols } from './TopKols';
import { Totals } from './Totals';
import { usePeriod } from './usePeriod';

/** What managers decide from, over a period (spec 1 §2 /analysis-report). */
export function AnalysisReport() {
  const translate = useTranslate();
  const asked = usePeriod();
  return (
    <div className={styles.page}>
      <AnalysisHeader asked={asked} />
      {asked.period ? <Tiles period={asked.period} /> : <EmptyState title={translate('analysis.no_period')} />}
    </div>
  );
}

function Tiles({ period: { start_date, end_date } }: { period: Period }) {
  const asked = { query: { start_date, end_date } };
  const customers = useRead<CompanyAnalytics>('customersReport', asked);
  const brands = useRead<CompanyAnalytics>('brandsReport', asked);
  const kols = useRead<KolAnalytics>('kolsReport', asked);
  const campaigns = useRead<CampaignAnalytics>('campaignsReport', asked);
  return (
    <>
      <Totals customers={customers} brands={brands} kols={kols} campaigns={campaigns} />
      <div className={`${styles.grid} ${styles.third}`}>
        <CampaignStates read={campaigns} />
        <CustomerSectors read={customers} />
        <KolSectors read={kols} />
      </div>
      <div className={styles.grid}>
        <CampaignSectors read={campaigns} />
        <SectorBudgets read={campaigns} />
        <MonthMoney read={campaigns} />
        <MonthResults read={campaigns} />
        <AtRisk read={campaigns} />
        <Managers read={campaigns} />
        <TopKols read={campaigns} />
        <Evaluations read={campaigns} />
      </div>
    </>
  );
}
