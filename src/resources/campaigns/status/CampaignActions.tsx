import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { SideDrawer } from '../../../ui/console/form/SideDrawer';
import { DeleteCampaign } from './DeleteCampaign';
import { StatusControl } from './StatusControl';
import styles from './status.module.css';

const EmailForm = lazy(() => import('./EmailForm').then((module) => ({ default: module.EmailForm })));

/** What this person may do with a campaign; a reduced viewer reads its report. */
export function CampaignActions({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const access = useAccess();
  const staff = !useReducedView();
  const open = isEditable(campaign.status);
  const place = { type: groupOfStatus(campaign.status), id: campaign.id };
  return (
    <div className={styles.actions}>
      {mayOpen('campaignReport', access) && (
        <Button component={Link} to={pathTo('campaignReport', place)} variant="contained" startIcon={<ReportIcon />}>
          {translate('campaigns.report')}
        </Button>
      )}
      {staff && (
        <div className={styles.row}>
          {open && can(access, 'campaigns_management', 'u_status') && <StatusControl campaign={campaign} />}
          {open && mayOpen('campaignEdit', access) && (
            <Button component={Link} to={pathTo('campaignEdit', place)} variant="outlined" startIcon={<EditIcon />}>
              {translate('ra.action.edit')}
            </Button>
          )}
          {can(access, 'campaigns_management', 'c_send_email') && <SendEmail campaign={campaign} />}
          {can(access, 'campaigns_management', 'd') && <DeleteCampaign campaign={campaign} />}
        </div>
      )}
    </div>
  );
}

/** Writes to those who stand for the campaign's customer and brand. */
function SendEmail({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const title = translate('campaignDetail.email.send');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {open && (
        <SideDrawer title={title} onClose={() => setOpen(false)}>
          <Suspense>
            <EmailForm campaign={campaign} onClose={() => setOpen(false)} />
          </Suspense>
        </SideDrawer>
      )}
    </>
  );
}
