import ApproveIcon from '@mui/icons-material/CheckOutlined';
import RejectIcon from '@mui/icons-material/CloseOutlined';
import { useTranslate } from 'react-admin';
import { IconButton } from '../../plain/IconButton';
import type { Column } from '../list/columns';
import styles from './approval.module.css';
import type { Asked } from './BulkDecision';

type Ask<T> = (asked: Asked<T>) => void;

/** At the end of each row: to approve or reject it where it stands. */
export function decideColumn<T>(nameOf: (record: T) => string, ask: Ask<T>): Column<T> {
  return {
    source: 'decide',
    label: 'approval.decide',
    width: 128,
    align: 'right',
    phone: 'action',
    render: (record) => <Decide name={nameOf(record)} ask={(action) => ask({ action, record })} />,
  };
}

function Decide({ name, ask }: { name: string; ask: (action: Asked<unknown>['action']) => void }) {
  const translate = useTranslate();
  return (
    <span className={styles.decide}>
      <IconButton label={translate('approval.approve_name', { name })} tone="good" onClick={() => ask('approve')}>
        <ApproveIcon sx={{ fontSize: 20 }} />
      </IconButton>
      <IconButton label={translate('approval.reject_name', { name })} onClick={() => ask('reject')}>
        <RejectIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </span>
  );
}
