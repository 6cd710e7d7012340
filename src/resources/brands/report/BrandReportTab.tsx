import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { networkNames } from '../../../domain/networks';
import type { BrandKpiReport, BrandReport } from '../../../domain/reports/brandTypes';
import { AsOfDay } from '../../../ui/console/AsOfDay';
import { useRead } from '../../../ui/console/data/useRead';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import { BrandHeadline } from './BrandHeadline';
import { CampaignCosts } from './CampaignCosts';
import { CampaignTable } from './CampaignTable';
import { ReportSkeleton } from './ReportSkeleton';
import styles from './report.module.css';
import { SpendTable } from './SpendTable';

/** What this brand spent, got and paid as of a day, against its own earlier campaigns (spec 2 §7 Brands; CONTRACT.md §5). */
export function BrandReportTab({ brandId }: { brandId: string }) {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const asOf = parameters.get('as_of') ?? undefined;
  const asked = { params: { id: brandId }, query: { as_of: asOf } };
  const spent = useRead<BrandReport>('brandReport', asked);
  const kpis = useRead<BrandKpiReport>('brandReportKpi', asked);
  const failed = [spent, kpis].find(({ error }) => error);
  if (failed?.error) {
    const retry = () => {
      for (const call of [spent, kpis]) if (call.error) void call.refetch();
    };
    return <ErrorState error={failed.error} onRetry={retry} />;
  }
  if (!spent.data || !kpis.data) return <ReportSkeleton />;
  const report = spent.data;
  const isStale = spent.isPlaceholderData || kpis.isPlaceholderData;
  const chooseDay = (day: string | null) =>
    setParameters(
      (previous) => {
        const draft = new URLSearchParams(previous);
        draft.delete('as_of');
        if (day) draft.set('as_of', day);
        return draft;
      },
      { replace: true },
    );
  return (
    <div className={styles.report} aria-busy={spent.isFetching || kpis.isFetching}>
      <div className={styles.toolbar}>
        <p className={styles.help}>{translate('brandReport.help')}</p>
        <AsOfDay value={report.as_of} onDay={chooseDay} />
      </div>
      {report.campaigns.length === 0 ? (
        <EmptyState title={translate('brandReport.empty')} hint={translate('brandReport.empty_hint')} />
      ) : (
        <div className={isStale ? styles.stale : undefined}>
          <BrandHeadline report={report} kpis={kpis.data} />
          <CampaignCosts report={report} />
          <CampaignTable report={report} kpis={kpis.data} />
          <Parts report={report} />
        </div>
      )}
    </div>
  );
}

/** The same money and results by network, format and KOL. */
function Parts({ report }: { report: BrandReport }) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('brandReport.by_network')}>
        <SpendTable
          label={translate('brandReport.by_network')}
          of={translate('brandReport.network')}
          rows={report.by_network}
          keyOf={({ social_type }) => social_type ?? 'none'}
          name={({ social_type }) =>
            social_type ? (
              <span className={styles.name}>
                <NetworkIcon network={social_type} size={16} /> {networkNames[social_type]}
              </span>
            ) : (
              translate('brandReport.no_network')
            )
          }
        />
      </Section>
      <Section title={translate('brandReport.by_format')}>
        <SpendTable
          label={translate('brandReport.by_format')}
          of={translate('brandReport.format')}
          rows={report.by_format}
          keyOf={({ post_format }) => post_format ?? 'none'}
          name={({ post_format }) =>
            translate(post_format ? `campaigns.format.${post_format}` : 'brandReport.no_network')
          }
        />
      </Section>
      <Section title={translate('brandReport.by_kol')}>
        <SpendTable
          label={translate('brandReport.by_kol')}
          of={translate('reports.kol')}
          rows={report.by_kol}
          keyOf={({ kol }) => kol.id}
          name={({ kol }) => (
            <RecordLink page="kolView" id={kol.id}>
              <Picture src={kol.avatar} name={kol.stage_name} width={20} shape="circle" />
              {kol.stage_name}
            </RecordLink>
          )}
        />
      </Section>
    </>
  );
}
