import DoneAllIcon from '@mui/icons-material/DoneAll';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMarkRead, useUnread } from './useNews';

/** Marks every notification read, also those on other pages. */
export function ReadAllButton({ variant }: { variant: 'text' | 'outlined' }) {
  const translate = useTranslate();
  const markRead = useMarkRead();
  const unread = useUnread();
  return (
    <Button
      variant={variant}
      disabled={unread === 0}
      startIcon={<DoneAllIcon sx={{ fontSize: 16 }} />}
      onClick={() => void markRead('all')}
    >
      {translate('notifications.read_all')}
    </Button>
  );
}
