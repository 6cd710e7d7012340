import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import formStyles from '../form/form.module.css';
import styles from './approval.module.css';

interface ApprovalFooterProps {
  blocked: string | undefined;
  busy: boolean;
  onApprove: () => void;
  onReject?: () => void;
}

/** Stays in view: approve, or go on to the reason of a rejection. */
export function ApprovalFooter({ blocked, busy, onApprove, onReject }: ApprovalFooterProps) {
  const translate = useTranslate();
  return (
    <div className={`${formStyles.footer} ${styles.footer}`}>
      {blocked && (
        <span id="approval-blocked" className={formStyles.foot}>
          {blocked}
        </span>
      )}
      {onReject && (
        <Button variant="outlined" color="error" disabled={busy} onClick={onReject}>
          {translate('approval.reject')}
        </Button>
      )}
      <Button
        variant="contained"
        loading={busy}
        disabled={blocked !== undefined}
        {...(blocked !== undefined && { 'aria-describedby': 'approval-blocked' })}
        onClick={onApprove}
      >
        {translate('approval.approve')}
      </Button>
    </div>
  );
}
