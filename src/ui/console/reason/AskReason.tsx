import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { ReasonFormProps } from './ReasonForm';

const ReasonForm = lazy(() => import('./ReasonForm').then((module) => ({ default: module.ReasonForm })));

/** The form of a reason, whose code comes once somebody is asked for one. */
export function AskReason(props: ReasonFormProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={<p aria-busy="true">{translate('common.loading')}</p>}>
      <ReasonForm {...props} />
    </Suspense>
  );
}
