import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import { homeOf } from '../../../domain/redirects';
import { useAccess, useMe } from '../../../ui/console/access/useAccess';
import { RecordCreate } from '../../../ui/console/edit/RecordCreate';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import styles from './create.module.css';
import { RequestWizard } from './RequestWizard';
import { useRequestStart } from './useRequestStart';

/** Asks for a campaign in five steps (spec 1 §2 /kols/request_campaigns, §4 Wizards). */
export function RequestCreate() {
  const start = useRequestStart();
  const { type } = useMe();
  const mayAsk = can(useAccess(), 'campaigns_management', 'c_request') && type !== 'kol';
  if (!mayAsk) return <NotAllowed />;
  if (!start) return <Outline />;
  return (
    <RecordCreate resource="requests" answersWhole={false}>
      <RequestWizard start={start.values} needsBrand={start.needsBrand} />
    </RecordCreate>
  );
}

/** The page's shape while the caller's brands are on their way. */
function Outline() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={240} height={36} />
      <Skeleton height={40} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 2, maxWidth: 720 }} />
    </div>
  );
}

/** The page is open to everybody who is signed in; what it does is not. */
function NotAllowed() {
  const translate = useTranslate();
  const access = useAccess();
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.kol_request_campaigns')} />
      <EmptyState
        title={translate('requests.forbidden')}
        hint={translate('requests.forbidden_hint')}
        action={
          <Button component={Link} to={homeOf(access)} variant="outlined">
            {translate('requests.to_home')}
          </Button>
        }
      />
    </div>
  );
}
