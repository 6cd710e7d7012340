import type { ReactNode } from 'react';
import type { CompanyRef } from '../../domain/campaigns/types';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { Picture } from '../../ui/plain/Picture';
import styles from './detail.module.css';

/** A brand's logo and name, leading to its page, with what is said of it here. */
export function BrandCard({ brand, children }: { brand: CompanyRef; children: ReactNode }) {
  return (
    <li className={styles.brandCard}>
      <Picture src={brand.logo} name={brand.name} width={44} />
      <div className={styles.brandWords}>
        <strong>
          <RecordLink page="brandView" id={brand.id}>
            {brand.name}
          </RecordLink>
        </strong>
        {children}
      </div>
    </li>
  );
}

/** The list such cards stand in. */
export function BrandCards({ children }: { children: ReactNode }) {
  return <ul className={styles.brandCards}>{children}</ul>;
}
