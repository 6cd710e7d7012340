import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { SummaryActions } from '../../../ui/console/record/DetailLayout';
import { SendEmail } from '../mail/SendEmail';
import { DeleteCampaign } from './DeleteCampaign';
import styles from './status.module.css';

/** What this person may do with a campaign; a reduced viewer reads its report. */
export function CampaignActions({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const access = useAccess();
  const staff = !useReducedView();
  const open = isEditable(campaign.status);
  const asked = campaign.awaits_evaluation !== undefined && mayOpen('campaignEvaluation', access);
  const place = { type: groupOfStatus(campaign.status), id: campaign.id };
  return (
    <SummaryActions>
      <div className={styles.actions}>
        {asked && (
          <Button
            component={Link}
            to={pathTo('campaignEvaluation', place)}
            variant={campaign.awaits_evaluation ? 'contained' : 'outlined'}
            startIcon={<RateReviewIcon />}
          >
            {translate(campaign.awaits_evaluation ? 'evaluation.title' : 'evaluation.edit')}
          </Button>
        )}
        {mayOpen('campaignReport', access) && (
          <Button
            component={Link}
            to={pathTo('campaignReport', place)}
            variant={open || campaign.awaits_evaluation ? 'outlined' : 'contained'}
            startIcon={<ReportIcon />}
          >
            {translate('campaigns.report')}
          </Button>
        )}
        {staff && (
          <>
            {open && mayOpen('campaignEdit', access) && (
              <Button component={Link} to={pathTo('campaignEdit', place)} variant="outlined" startIcon={<EditIcon />}>
                {translate('ra.action.edit')}
              </Button>
            )}
            {can(access, 'campaigns_management', 'c_send_email') && <SendEmail campaign={campaign} />}
            {can(access, 'campaigns_management', 'd') && <DeleteCampaign campaign={campaign} />}
          </>
        )}
      </div>
    </SummaryActions>
  );
}
