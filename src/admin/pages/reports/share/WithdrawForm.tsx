import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { paging } from '../../../../domain/limits';
import type { ReportLink } from '../../../../domain/reportLinks/types';
import { withdrawSchema } from '../../../../domain/reportSnapshots/schema';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import { useRead } from '../../../../ui/console/data/useRead';
import { useVerb } from '../../../../ui/console/data/useVerb';
import { RecordForm } from '../../../../ui/console/form/RecordForm';
import { TextField } from '../../../../ui/console/form/TextField';
import styles from './share.module.css';
import { openLinksOf } from './states';
import { useShareWords } from './useShareWords';

interface WithdrawFormProps {
  snapshot: ReportSnapshot;
  onClose: () => void;
}

const rules = { schema: withdrawSchema };

/** Why a frozen report no longer counts; it cannot be taken back. */
export function WithdrawForm({ snapshot, onClose }: WithdrawFormProps) {
  const translate = useShareWords();
  const notify = useNotify();
  const [withdraw] = useVerb('reportSnapshotWithdraw');
  const start = useRef({ reason: '' });
  return (
    <RecordForm
      rules={rules}
      draft={`withdraw/${snapshot.id}`}
      defaultValues={start.current}
      submitLabel={translate('reportShare.frozen.withdraw')}
      onCancel={onClose}
      onSubmit={(values) => withdraw({ params: { id: snapshot.id }, body: values })}
      onSaved={() => {
        notify(translate('reportShare.frozen.withdraw_done', { number: snapshot.number }), { type: 'success' });
        onClose();
      }}
      danger
      inDrawer
    >
      <TextField source="reason" label={translate('reportShare.frozen.reason')} />
      <WhatHappens snapshot={snapshot} />
    </RecordForm>
  );
}

/** What whoever verifies it is told from then on, and how many links end with it. */
function WhatHappens({ snapshot: { id, campaign_id, replaced_by } }: Pick<WithdrawFormProps, 'snapshot'>) {
  const translate = useShareWords();
  const { data: links = [] } = useRead<ReportLink[]>('reportLinkList', {
    params: { id: campaign_id },
    query: { size: paging.largestSize },
  });
  const total = openLinksOf(id, links).length;
  const told = replaced_by
    ? translate('reportShare.frozen.withdraw_will_replaced', { number: replaced_by })
    : translate('reportShare.frozen.withdraw_will');
  return (
    <>
      <p className={styles.note}>{told}</p>
      {total > 0 && <p className={styles.warning}>{translate('reportShare.frozen.withdraw_links', { total })}</p>}
    </>
  );
}
