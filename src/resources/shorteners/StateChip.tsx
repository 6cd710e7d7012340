import { useTranslate } from 'react-admin';
import type { ShortenerState } from '../../domain/shorteners/types';
import { Chip } from '../../ui/console/record/Chip';
import { statusTones } from '../../ui/plain/statusTones';

/** Where a short link leads: on, past its end, or switched off. */
export function StateChip({ state }: { state: ShortenerState }) {
  const translate = useTranslate();
  return <Chip tone={statusTones.shortener[state]} label={translate(`shorteners.state.${state}`)} />;
}
