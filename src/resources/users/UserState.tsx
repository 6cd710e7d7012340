import { useTranslate } from 'react-admin';
import { ActiveChip } from '../../ui/console/record/ActiveChip';

/** Whether a user may sign in. */
export function UserState({ active }: { active: boolean }) {
  const translate = useTranslate();
  return <ActiveChip active={active} label={translate(`users.active.${active}`)} />;
}
