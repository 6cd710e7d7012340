import { useTranslate } from 'react-admin';
import { LateCode, late } from '../../plain/late';
import type { ReasonFormProps } from './ReasonForm';

const ReasonForm = late(() => import('./ReasonForm').then((module) => ({ default: module.ReasonForm })));

/** The form of a reason, whose code comes once somebody is asked for one. */
export function AskReason(props: ReasonFormProps) {
  const translate = useTranslate();
  return (
    <LateCode fallback={<p aria-busy="true">{translate('common.loading')}</p>}>
      <ReasonForm {...props} />
    </LateCode>
  );
}
