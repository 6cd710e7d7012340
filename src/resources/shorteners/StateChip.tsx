import { useTranslate } from 'react-admin';
import type { ShortenerState } from '../../domain/shorteners/types';
import { Chip } from '../../ui/console/record/StatusChip';
import type { StatusTone } from '../../ui/console/record/statusTones';

const tones: Record<ShortenerState, StatusTone> = { active: 'good', ended: 'muted', inactive: 'warn' };

/** Where a short link leads: on, past its end, or switched off. */
export function StateChip({ state }: { state: ShortenerState }) {
  const translate = useTranslate();
  return <Chip tone={tones[state]} label={translate(`shorteners.state.${state}`)} />;
}
