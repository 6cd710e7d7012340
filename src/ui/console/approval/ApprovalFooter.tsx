import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { Footer } from '../form/Footer';
import styles from './approval.module.css';

interface ApprovalFooterProps {
  blocked: string | undefined;
  busy: boolean;
  onApprove: () => void;
  /** Approves and goes on to what waits besides: how many that are. */
  next?: { total: number; onApprove: () => void } | undefined;
  onReject?: () => void;
}

/** Stays in view: approve, or go on to the reason of a rejection. */
export function ApprovalFooter({ blocked, busy, onApprove, next, onReject }: ApprovalFooterProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Footer note={blocked} noteId="approval-blocked" className={styles.footer}>
      {onReject && (
        <Button variant="outlined" color="error" disabled={busy} onClick={onReject}>
          {translate('approval.reject')}
        </Button>
      )}
      <Button
        variant={next ? 'outlined' : 'contained'}
        loading={busy}
        disabled={blocked !== undefined}
        {...(blocked !== undefined && { 'aria-describedby': 'approval-blocked' })}
        onClick={onApprove}
      >
        {translate('approval.approve')}
      </Button>
      {next && (
        <Button variant="contained" loading={busy} disabled={blocked !== undefined} onClick={next.onApprove}>
          {translate('approval.and_next', { total: formatNumber(next.total, language) })}
        </Button>
      )}
    </Footer>
  );
}
