import { Link } from 'react-router-dom';
import type { CompanyRef } from '../../domain/campaigns/types';
import { mayOpen } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { usePath } from '../../ui/console/usePath';
import { Picture } from '../../ui/plain/Picture';
import styles from './campaign.module.css';

/** A brand or customer with its mark; a link for those who may open it. */
export function CompanyLink({ company, page }: { company: CompanyRef; page: 'brandView' | 'customerView' }) {
  const paths = usePath();
  const access = useAccess();
  const content = (
    <>
      <Picture src={company.logo} name={company.name} width={20} />
      {company.name}
    </>
  );
  if (!mayOpen(page, access)) return <span className={styles.person}>{content}</span>;
  return (
    <Link to={paths.to(page, { id: company.id })} className={`${styles.person} ${styles.link}`}>
      {content}
    </Link>
  );
}
