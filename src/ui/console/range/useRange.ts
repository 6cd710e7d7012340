import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../../../domain/dates';
import { type DayRange, rangeFrom, withRange } from './range';

/** A range of days kept in the address as `start_date` and `end_date`, each choice a step of its own. */
export function useRange(usual: DayRange): [DayRange, (chosen: DayRange) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    rangeFrom(parameters, usual, dayOf(new Date())),
    (chosen) => setParameters((previous) => withRange(previous, chosen, usual)),
  ];
}
