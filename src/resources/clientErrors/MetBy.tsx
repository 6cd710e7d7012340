import { useTranslate } from 'react-admin';
import type { ClientError } from '../../domain/clientErrors/types';
import { Picture } from '../../ui/plain/Picture';
import styles from './clientErrors.module.css';

/** Who met an error last. */
export function MetBy({ user }: Pick<ClientError, 'user'>) {
  const translate = useTranslate();
  if (!user) return <span className={styles.nobody}>{translate('clientErrors.anonymous')}</span>;
  return (
    <span className={styles.person}>
      <Picture src={user.avatar} name={user.fullname} width={20} shape="circle" />
      <span className={styles.message}>{user.fullname}</span>
    </span>
  );
}
