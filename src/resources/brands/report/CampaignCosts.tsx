import { useTranslate } from 'react-admin';
import type { BrandReport } from '../../../domain/reports/brandTypes';
import { BarList, BarLists } from '../../../ui/console/BarList';
import { Section } from '../../../ui/console/record/Section';
import { Compact, Cost, Money } from '../../../ui/plain/Figure';
import { Change } from './Change';

/** More campaigns than these would not be read as bars; the table below has all. */
const most = 8;
const measures = ['price', 'engagement', 'cpe', 'cpv'] as const;
type Measure = (typeof measures)[number];

/** Money, results and costs campaign by campaign, the oldest first; costs held against those of the campaigns before. */
export function CampaignCosts({ report }: { report: BrandReport }) {
  const translate = useTranslate();
  const campaigns = report.campaigns.slice(-most);
  const answered = measures.filter((measure) => campaigns.some((one) => one[measure] !== undefined));
  const left = report.campaigns.length - campaigns.length;
  return (
    <Section
      title={translate('brandReport.over_time')}
      description={translate(left > 0 ? 'brandReport.over_time_last' : 'brandReport.over_time_help', { most })}
    >
      <BarLists>
        {answered.map((measure) => (
          <BarList
            key={measure}
            wide
            title={translate(`reports.metric.${measure}`)}
            bars={campaigns.map((one) => ({
              key: one.campaign.id,
              label: <span title={one.campaign.name}>{one.campaign.name}</span>,
              value: one[measure] ?? null,
              ...(isCost(measure) && { mark: one.earlier?.[measure] }),
              shown: (
                <>
                  <Value measure={measure} value={one[measure]} />
                  {isCost(measure) && <Change campaign={one} cost={measure} />}
                </>
              ),
            }))}
          />
        ))}
      </BarLists>
    </Section>
  );
}

const isCost = (measure: Measure) => measure === 'cpe' || measure === 'cpv';

function Value({ measure, value }: { measure: Measure; value: number | null | undefined }) {
  if (measure === 'price') return <Money value={value} compact />;
  return measure === 'engagement' ? <Compact value={value} /> : <Cost value={value} />;
}
