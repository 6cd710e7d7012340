import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Notice } from './Notice';
import type { Standing } from './standing';

interface RejectedNoticeProps {
  record: Standing;
  /** Said behind the reason. */
  more?: ReactNode;
  actions?: ReactNode;
}

/** That a record was rejected, and why. */
export function RejectedNotice({ record, more, actions }: RejectedNoticeProps) {
  const translate = useTranslate();
  return (
    <Notice
      tone="bad"
      title={translate('approval.rejected.title')}
      text={
        <>
          {translate('approval.rejected.reason', { reason: record.status_reason })}
          {more}
        </>
      }
      actions={actions}
    />
  );
}
