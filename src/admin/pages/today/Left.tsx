import { useTranslate } from 'react-admin';
import { Chip } from '../../../ui/console/record/Chip';

/** How long there is still; what is late or nearly so is marked. */
export function Left({ days }: { days: number | null }) {
  const translate = useTranslate();
  if (days === null) return <Chip tone="muted" label={translate('today.left_none')} />;
  if (days < 0) return <Chip tone="bad" label={translate('today.over', { count: -days })} />;
  if (days === 0) return <Chip tone="warn" label={translate('today.left_today')} />;
  return <Chip tone={days <= 3 ? 'warn' : 'muted'} label={translate('today.left', { count: days })} />;
}
