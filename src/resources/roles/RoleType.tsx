import { useTranslate } from 'react-admin';
import type { UserType } from '../../domain/roles';

/** Which users the role is for. */
export function RoleType({ type }: { type: UserType }) {
  const translate = useTranslate();
  return <>{translate(`users.type.${type}`)}</>;
}
