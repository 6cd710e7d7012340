import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { Notification as Notice, useCloseNotification, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';

/** Above the footer of a form, on phones above the tabs as well. */
const clear = { bottom: { xs: 136, md: 76 } };

/**
 * What is told for a moment; apart, so that the page does not wait for it. It hangs on the page itself: inside the
 * console it would be hidden from screen readers while a drawer or a question is open.
 */
export function Notification() {
  return createPortal(<Notice action={<Close />} autoHideDuration={6_000} sx={clear} />, document.body);
}

function Close() {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <IconButton size="small" color="inherit" aria-label={translate('common.close_notice')} onClick={() => close()}>
      <CloseIcon sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
