import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import styles from './parts.module.css';

/** The wizard's outline while a request is read. */
export function WizardSkeleton() {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.campaign_create')} />
      <div aria-busy="true" className={styles.facts}>
        <Skeleton height={40} />
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    </div>
  );
}
