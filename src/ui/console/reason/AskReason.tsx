import { LateCode, late } from '../../plain/late';
import { ListBones } from '../state/ListBones';
import type { ReasonFormProps } from './ReasonForm';

const ReasonForm = late(() => import('./ReasonForm').then((module) => ({ default: module.ReasonForm })));

/** The form of a reason, whose code comes once somebody is asked for one. */
export function AskReason(props: ReasonFormProps) {
  return (
    <LateCode fallback={<ListBones />}>
      <ReasonForm {...props} />
    </LateCode>
  );
}
