import type { RoleName } from '../../../domain/roles';
import { useRoleName } from '../useRoleName';
import styles from './RoleBadge.module.css';

/** Six roles have a colour of their own, the others are grey (spec 2 §6). */
const tones: Partial<Record<RoleName, string | undefined>> = {
  account_supervisor: styles.supervisor,
  account_manager: styles.manager,
  talent_account_executive: styles.talent,
  associate_account_manager: styles.associate,
  senior_account_executive: styles.senior,
  junior_account_executive: styles.junior,
};

interface RoleBadgeProps {
  role: { name: string; name_display: string };
}

export function RoleBadge({ role }: RoleBadgeProps) {
  const tone = tones[role.name as RoleName];
  const name = useRoleName()(role);
  return (
    <span className={tone ? `${styles.badge} ${tone}` : styles.badge} title={name}>
      {name}
    </span>
  );
}
