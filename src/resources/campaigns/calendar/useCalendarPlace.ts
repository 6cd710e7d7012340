import { useSearchParams } from 'react-router-dom';
import { dayOf, isDay } from '../../../domain/dates';
import { isMonth } from './layout';

interface CalendarPlace {
  today: string;
  month: string;
  /** The day that is looked at alone. */
  day: string | null;
  showMonth: (month: string) => void;
  showDay: (day: string | null) => void;
}

/** The month and the day a calendar stands at, in the address; without one the present month. */
export function useCalendarPlace(): CalendarPlace {
  const [parameters, setParameters] = useSearchParams();
  const today = dayOf(new Date());
  const said = parameters.get('month');
  const day = parameters.get('day');
  const change = (entries: Record<string, string | null>) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      for (const [name, value] of Object.entries(entries)) {
        if (value) draft.set(name, value);
        else draft.delete(name);
      }
      return draft;
    });
  const usual = today.slice(0, 7);
  return {
    today,
    month: isMonth(said) ? said : usual,
    day: day && isDay(day) ? day : null,
    showMonth: (month) => change({ month: month === usual ? null : month, day: null }),
    showDay: (chosen) => change({ day: chosen }),
  };
}
