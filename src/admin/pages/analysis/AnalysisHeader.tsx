import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type Period, periodBefore } from '../../../domain/analytics/period';
import { presetNames, presetPeriods } from '../../../domain/analytics/presets';
import { dayOf } from '../../../domain/dates';
import { formatPeriod } from '../../../domain/format';
import { RangePicker } from '../../../ui/console/range/RangePicker';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import styles from './analysis.module.css';
import { ExportButton } from './ExportButton';
import { faultOfRange, type usePeriod } from './usePeriod';

/** The period looked at and the one it is held against, to be chosen anew; the page on paper. */
export function AnalysisHeader({ asked }: { asked: ReturnType<typeof usePeriod> }) {
  const translate = useTranslate();
  const { range, period, fault, choose } = asked;
  const today = dayOf(new Date());
  const periods = presetPeriods(today);
  const presets = presetNames.map((name) => ({
    label: translate(`analysis.preset.${name}`),
    start: periods[name].start_date,
    end: periods[name].end_date,
  }));
  return (
    <PageHeader
      title={translate('page.analysis_report')}
      description={period && <Described period={period} />}
      actions={
        <div className={styles.actions}>
          <div className={styles.fault}>
            <RangePicker
              key={`${range.start} ${range.end}`}
              value={range}
              presets={presets}
              faultOf={faultOfRange}
              onChange={choose}
            />
            {fault && <p role="alert">{translate(`error.${fault}`)}</p>}
          </div>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {translate('reports.print')}
          </Button>
          {period && <ExportButton period={period} />}
        </div>
      }
    />
  );
}

function Described({ period }: { period: Period }) {
  const translate = useTranslate();
  const before = periodBefore(period);
  return translate('analysis.described', {
    period: formatPeriod(period.start_date, period.end_date),
    before: formatPeriod(before.start_date, before.end_date),
  });
}
