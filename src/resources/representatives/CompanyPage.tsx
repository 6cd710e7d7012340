import type { ReactNode } from 'react';
import { can } from '../../domain/access';
import type { RepresentedType } from '../../domain/representatives/schema';
import { ApiError } from '../../providers/http';
import { useAccess } from '../../ui/console/access/useAccess';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { type Company, placesOf } from '../../ui/console/representatives/represented';
import { ErrorState } from '../../ui/console/state/ErrorState';

interface CompanyPageProps {
  type: RepresentedType;
  /** What the page does about a representative. */
  action: 'c_representative' | 'u_representative';
  children: (company: Company) => ReactNode;
}

/** The customer or brand of the address, for staff who may do this; the page has no access key of its own (spec 1 §2). */
export function CompanyPage({ type, action, children }: CompanyPageProps) {
  const access = useAccess();
  return (
    <RecordPage<Company> resource={placesOf[type].resource}>
      {(company) =>
        // How many stand for it is told to staff only.
        company.representative_total !== undefined && can(access, 'user_management', action) ? (
          children(company)
        ) : (
          <ErrorState error={new ApiError(403, 'permission_denied')} isPage />
        )
      }
    </RecordPage>
  );
}
