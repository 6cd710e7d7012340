import { useTranslate } from 'react-admin';
import type { Representative } from '../../../domain/representatives/types';
import { ActiveChip } from '../record/ActiveChip';

/** Whether the person can sign in and stand for the customer or brand. */
export function RepresentativeState({ person: { active } }: { person: Pick<Representative, 'active'> }) {
  const translate = useTranslate();
  return <ActiveChip active={active} label={translate(`representatives.active.${active}`)} />;
}
