import { useNotify, useTranslate } from 'react-admin';
import { markRead } from '../../../providers/notifications';
import { errorText } from '../../../ui/console/state/errorText';

/** Marks notifications read; what keeps it from happening is said. */
export function useMarkRead(): (what: Parameters<typeof markRead>[0]) => void {
  const translate = useTranslate();
  const notify = useNotify();
  return (what) => void markRead(what).catch((error) => notify(errorText(error, translate), { type: 'error' }));
}
