import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { type NotificationPayload, useCloseNotification, useNotificationContext, useTranslate } from 'react-admin';

/** What marks a notice that has a way back. */
export const reversible = 'data-reversible';

export const isReversible = ({ notificationOptions }: NotificationPayload) =>
  Boolean(notificationOptions?.[reversible]);

/** Closes what is told for a moment; a notice with a way back waits for no other one. */
export function CloseNotice() {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const isOvertaken = notifications.some(isReversible);
  useEffect(() => {
    if (isOvertaken) close();
  }, [isOvertaken, close]);
  return (
    <IconButton size="small" color="inherit" aria-label={translate('common.close_notice')} onClick={() => close()}>
      <CloseIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
