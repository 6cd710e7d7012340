import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { withdrawSchema } from '../../../../domain/reportSnapshots/schema';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import { useVerb } from '../../../../ui/console/data/useVerb';
import { RecordForm } from '../../../../ui/console/form/RecordForm';
import { TextField } from '../../../../ui/console/form/TextField';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

const rules = { schema: withdrawSchema };

/** Why a frozen report no longer counts; it cannot be taken back. */
export function WithdrawForm({ snapshot, onClose }: { snapshot: ReportSnapshot; onClose: () => void }) {
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
      <p className={styles.note}>{translate('reportShare.frozen.withdraw_will')}</p>
    </RecordForm>
  );
}
