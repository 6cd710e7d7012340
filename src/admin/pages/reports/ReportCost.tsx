import type { ReportDocument } from '../../../domain/reports/document';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

/** What the campaign was sold and booked for, and what is left of it: for staff. */
export function ReportCost({ report: { cost, clicks } }: { report: ReportDocument }) {
  const translate = useReportWords();
  if (!cost) return null;
  const label = (name: string) => translate(`reportDocument.cost.${name}`);
  return (
    <section className={page.section}>
      <h3>{translate('reportDocument.block.cost')}</h3>
      <Facts>
        <Fact label={label('price')}>
          <Money value={cost.price} />
        </Fact>
        <Fact label={label('booking_price')}>
          <Money value={cost.booking_price} />
        </Fact>
        <Fact label={label('margin')}>
          <Money value={cost.margin} />
        </Fact>
        <Fact label={label('margin_rate')}>
          <Percent value={cost.margin_rate} />
        </Fact>
        {clicks && (
          <Fact label={label('cost_per_click')}>
            <Cost value={clicks.cost_per_click ?? null} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}
