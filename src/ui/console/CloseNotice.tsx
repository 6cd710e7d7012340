import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { type NotificationPayload, useCloseNotification, useNotificationContext, useTranslate } from 'react-admin';

/** What marks a notice that has a way back. */
export const reversible = 'data-reversible';

export const isReversible = ({ notificationOptions }: NotificationPayload) =>
  Boolean(notificationOptions?.[reversible]);

/** Closes what is told; a notice with a way back waits for no other one, and none waits for one that `yields`. */
export function CloseNotice({ yields = false }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const { notifications } = useNotificationContext();
  const isOvertaken = notifications.some((waiting) => yields || isReversible(waiting));
  useEffect(() => {
    if (isOvertaken) close();
  }, [isOvertaken, close]);
  return (
    <IconButton size="small" color="inherit" aria-label={translate('common.close_notice')} onClick={() => close()}>
      <CloseIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
