import { useTranslate } from 'react-admin';
import { ActiveChip } from '../../ui/console/record/ActiveChip';

/** Whether the role gives its rights. */
export function RoleState({ status }: { status: boolean }) {
  const translate = useTranslate();
  return <ActiveChip active={status} label={translate(`roles.status.${status}`)} />;
}
