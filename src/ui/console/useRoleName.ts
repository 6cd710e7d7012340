import { useTranslate } from 'react-admin';
import { hasOwnName } from '../../domain/roles/names';

/** How a role is called in the person's language; as the house has named it, where it has. */
export function useRoleName(): (role: { name: string; name_display: string }) => string {
  const translate = useTranslate();
  return (role) => (hasOwnName(role) ? translate(`roles.name.${role.name}`) : role.name_display);
}
