import { useTranslate } from 'react-admin';
import { groupOfStatus } from '../../../domain/campaigns/values';
import type { BrandKpiReport, BrandReport } from '../../../domain/reports/brandTypes';
import { partPromising } from '../../../domain/reports/shownTotal';
import type { ProgressRow } from '../../../domain/reports/types';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { Section } from '../../../ui/console/record/Section';
import type { Column } from '../../../ui/plain/DataTable';
import { Day } from '../../../ui/plain/Day';
import { Percent } from '../../../ui/plain/Figure';
import { Change } from './Change';
import styles from './report.module.css';
import { SpendTable } from './SpendTable';

type Row = BrandReport['campaigns'][number];

const promised = ['views', 'engagement', 'buzz'] as const;

/** How far a campaign is with a target, and of how many of its SOWs that is where not all promise it. */
function Rate({ row }: { row: ProgressRow | undefined }) {
  const translate = useTranslate();
  const part = row && partPromising(row);
  return (
    <span className={styles.figures}>
      {part && (
        <span className={styles.part} title={translate('brandReport.sows_hint', part)}>
          {translate('brandReport.sows', part)}
        </span>
      )}
      <Percent value={row?.rate ?? null} />
    </span>
  );
}

/** Every campaign with what it got, cost and kept of its promises, the newest first. */
export function CampaignTable({ report, kpis }: { report: BrandReport; kpis: BrandKpiReport }) {
  const translate = useTranslate();
  const progress = new Map(kpis.campaigns.map((one) => [one.campaign.id, one.progress]));
  const rateOf = (row: Row, type: (typeof promised)[number]) =>
    progress.get(row.campaign.id)?.find((entry) => entry.type === type);
  const hasTarget = promised.filter((type) => report.campaigns.some((row) => rateOf(row, type)?.target));
  const rates = hasTarget.map(
    (type): Column<Row> => ({
      key: `kpi_${type}`,
      label: translate('brandReport.kpi', { metric: translate(`reports.metric.${type}`) }),
      numeric: true,
      cell: (row) => <Rate row={rateOf(row, type)} />,
    }),
  );
  return (
    <Section title={translate('brandReport.by_campaign')} description={translate('brandReport.by_campaign_help')}>
      <SpendTable
        label={translate('brandReport.by_campaign')}
        of={translate('common.campaign')}
        rows={report.campaigns.toReversed()}
        keyOf={({ campaign }) => campaign.id}
        name={({ campaign }) => (
          <RecordLink page="campaignView" id={campaign.id} parameters={{ type: groupOfStatus(campaign.status) }}>
            {campaign.name}
          </RecordLink>
        )}
        prices={['price']}
        before={[
          {
            key: 'start_date',
            label: translate('brandReport.began'),
            cell: ({ campaign }) => <Day value={campaign.start_date} />,
          },
        ]}
        beside={(row, cost) => <Change campaign={row} cost={cost} />}
        after={rates}
      />
    </Section>
  );
}
