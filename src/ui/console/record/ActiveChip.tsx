import { statusTones } from '../../plain/statusTones';
import { Chip } from './Chip';

/** On or off, as a dot and its word. */
export function ActiveChip({ active, label }: { active: boolean; label: string }) {
  return <Chip tone={statusTones.switch[`${active}`]} label={label} />;
}
