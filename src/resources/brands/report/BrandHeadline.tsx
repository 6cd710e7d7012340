import { useTranslate } from 'react-admin';
import type { BrandKpiReport, BrandReport } from '../../../domain/reports/brandTypes';
import { CostCoverage } from '../../../ui/console/CostCoverage';
import { KpiTotal } from '../../../ui/console/KpiTotal';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Section } from '../../../ui/console/record/Section';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Cost, Count, Money } from '../../../ui/plain/Figure';

const results = ['views', 'engagement', 'buzz'] as const;
const costs = ['price', 'cpe', 'cpv', 'booking_price', 'booking_cpe', 'booking_cpv'] as const;

/** What all campaigns of the brand got against what was promised, and what it cost; costs only where they were answered. */
export function BrandHeadline({ report: { totals, campaigns }, kpis }: { report: BrandReport; kpis: BrandKpiReport }) {
  const translate = useTranslate();
  const label = (metric: string) => translate(`reports.metric.${metric}`);
  return (
    <>
      <Section title={translate('brandReport.got')}>
        <Tiles>
          <Tile label={translate('common.campaigns')}>
            <TileFigure>
              <Count value={campaigns.length} />
            </TileFigure>
          </Tile>
          <Tile label={label('posts')}>
            <TileFigure>
              <Count value={totals.posts} />
            </TileFigure>
          </Tile>
          {results.map((metric) => {
            const kpi = kpis.progress.find(({ type }) => type === metric);
            return (
              <Tile key={metric} label={label(metric)}>
                {kpi && <KpiTotal row={kpi} totals={totals} headline />}
                <Coverage coverage={totals.coverage[metric]} />
              </Tile>
            );
          })}
        </Tiles>
      </Section>
      <Section title={translate('brandReport.paid')}>
        <Tiles>
          {costs.map((cost) =>
            totals[cost] === undefined ? null : (
              <Tile key={cost} label={label(cost)}>
                <TileFigure>
                  {cost.endsWith('price') ? <Money value={totals[cost]} compact /> : <Cost value={totals[cost]} />}
                </TileFigure>
                <CostCoverage cost={cost} totals={totals} />
              </Tile>
            ),
          )}
        </Tiles>
      </Section>
    </>
  );
}
