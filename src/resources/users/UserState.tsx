import { useTranslate } from 'react-admin';
import { ActiveChip } from '../../ui/console/record/ActiveChip';

/** Whether a user may sign in. */
export function UserState({ active }: { active: boolean }) {
  const translate = useTranslate();
  return <ActiveChip active={active} label={translate(`users.active.${active}`)} />;
}

/** Whether signing in takes more than the password. */
export function SecondFactorState({ on }: { on: boolean }) {
  return useTranslate()(`users.second_factor.${on}`);
}
