import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../domain/access';
import { isRequestOpen } from '../../domain/requests/rules';
import type { RequestDetail } from '../../domain/requests/types';
import { pathTo } from '../../domain/routes';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { SummaryActions } from '../../ui/console/record/DetailLayout';
import { LateCode, late } from '../../ui/plain/late';
import styles from './requests.module.css';
import { useMayUpdate } from './useMayUpdate';

const UpdateRequest = late(() => import('./UpdateRequest').then((module) => ({ default: module.UpdateRequest })));

/** What staff who make campaigns do with a request: answer it, or make its campaign (spec 2 §6 Scope-specific rules). */
export function RequestActions({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const [updating, setUpdating] = useState(false);
  const access = useAccess();
  const reduced = useReducedView();
  const mayUpdate = useMayUpdate();
  if (reduced || !can(access, 'campaigns_management', 'c')) return null;
  const isOpen = isRequestOpen({ status: request.request_status, hasCampaign: request.campaign !== null });
  return (
    <SummaryActions>
      <div className={styles.actions}>
        {isOpen && (
          <Button
            component={Link}
            to={`${pathTo('campaignCreate')}?request=${request.id}`}
            variant="contained"
            fullWidth
          >
            {translate('requests.create_campaign')}
          </Button>
        )}
        {mayUpdate && (
          <Button variant="outlined" fullWidth onClick={() => setUpdating(true)}>
            {translate('requests.update.action')}
          </Button>
        )}
        {updating && (
          <LateCode>
            <UpdateRequest request={request} onClose={() => setUpdating(false)} />
          </LateCode>
        )}
      </div>
    </SummaryActions>
  );
}
