import { useSearchParams } from 'react-router-dom';
import { type Period, periodFault, usualPeriod } from '../../../domain/analytics/period';
import { dayOf } from '../../../domain/dates';
import { type DayRange, type FaultOf, withRange } from '../../../ui/console/range/range';

interface AskedPeriod {
  /** As the address says it, right or wrong. */
  range: DayRange;
  /** Null where the address asks for what is no period. */
  period: Period | null;
  /** An error code, where it does. */
  fault: string | null;
  choose: (range: DayRange) => void;
}

/** The rule of the server, for two days that are entered. */
export const faultOfRange: FaultOf = ({ start, end }) => {
  if (!start) return { at: 'start', code: 'field_required' };
  if (!end) return { at: 'end', code: 'field_required' };
  const fault = periodFault({ start_date: start, end_date: end });
  return fault && { at: fault.at === 'start_date' ? 'start' : 'end', code: fault.code };
};

/** The period of the page, kept in the address; without one the usual, which is not written. */
export function usePeriod(): AskedPeriod {
  const [parameters, setParameters] = useSearchParams();
  const today = dayOf(new Date());
  const named = {
    start_date: parameters.get('start_date') ?? undefined,
    end_date: parameters.get('end_date') ?? undefined,
  };
  // Days that are none have no month to begin with.
  const period = periodFault(named) ? null : usualPeriod(named, today);
  const fault = periodFault(period ?? named);
  const usual = usualPeriod({}, today);
  return {
    range: { start: period?.start_date ?? named.start_date ?? '', end: period?.end_date ?? named.end_date ?? '' },
    period: fault ? null : period,
    fault: fault?.code ?? null,
    choose: (range) =>
      setParameters((previous) => withRange(previous, range, { start: usual.start_date, end: usual.end_date })),
  };
}
