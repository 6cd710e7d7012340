import { LateCode, late } from '../../plain/late';
import type { ChoiceListProps } from './ChoiceList';

const ChoiceList = late(() => import('./ChoiceList').then((module) => ({ default: module.ChoiceList })));
const tallest = 300;
const oneChoice = 32;

/** The choices of a filter, whose code comes with the first that is opened; their room is kept, so nothing jumps. */
export function FilterChoices(props: ChoiceListProps) {
  const minHeight = Math.min((props.filter.options?.length ?? 0) * oneChoice, tallest);
  return (
    <LateCode fallback={<div style={{ minHeight }} />}>
      <ChoiceList {...props} />
    </LateCode>
  );
}
