import { Notification as Notice } from 'react-admin';
import { createPortal } from 'react-dom';
import { CloseNotice } from '../../ui/console/CloseNotice';

/** Above the footer of a form, on phones above the tabs as well. */
const clear = { bottom: { xs: 136, md: 76 } };

/**
 * What is told for a moment; apart, so that the page does not wait for it. It hangs on the page itself: inside the
 * console it would be hidden from screen readers while a drawer or a question is open.
 */
export function Notification() {
  return createPortal(<Notice action={<CloseNotice />} autoHideDuration={6_000} sx={clear} />, document.body);
}
