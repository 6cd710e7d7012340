import { useColumnSwitches } from '../../../ui/console/views/chosenColumns';
import styles from './metricSwitch.module.css';
import { useReportWords } from './useReportWords';

interface Shown<Metric extends string> {
  shown: Metric[];
  toggle: (metric: Metric) => void;
}

/** Which metrics a table shows, kept per person: those chosen, else as many of the first as fit. */
export function useShownMetrics<Metric extends string>(
  table: string,
  metrics: readonly Metric[],
  fitting: number,
): Shown<Metric> {
  const [switches, setSwitches] = useColumnSwitches(`report.${table}`);
  const isShown = (metric: Metric) => switches[metric] ?? metrics.indexOf(metric) < fitting;
  const wanted = metrics.filter(isShown);
  return {
    // Those switched on may all be metrics this campaign has nothing of.
    shown: wanted.length > 0 ? wanted : metrics.slice(0, 1),
    toggle: (metric) => setSwitches({ ...switches, [metric]: !isShown(metric) }),
  };
}

interface MetricSwitchProps<Metric extends string> extends Shown<Metric> {
  metrics: readonly Metric[];
  labelOf: (metric: Metric) => string;
}

/** Switches the metrics of a table on and off; the last one stays. */
export function MetricSwitch<Metric extends string>({ metrics, shown, toggle, labelOf }: MetricSwitchProps<Metric>) {
  const translate = useReportWords();
  if (metrics.length < 2) return null;
  return (
    <fieldset className={styles.switch} aria-label={translate('reports.metrics_shown')}>
      {metrics.map((metric) => {
        const isOn = shown.includes(metric);
        return (
          <button
            key={metric}
            type="button"
            aria-pressed={isOn}
            disabled={isOn && shown.length === 1}
            className={styles.metric}
            onClick={() => toggle(metric)}
          >
            {labelOf(metric)}
          </button>
        );
      })}
    </fieldset>
  );
}
