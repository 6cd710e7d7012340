import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Footer } from '../form/Footer';
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
    <Footer note={blocked} noteId="approval-blocked" className={styles.footer}>
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
    </Footer>
  );
}
