import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignReadiness } from '../../../domain/campaigns/readiness';
import type { CampaignView } from '../../../domain/campaigns/types';
import { type CampaignStatus, groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { useRead } from '../../../ui/console/data/useRead';
import { FailedLine } from '../../../ui/console/state/FailedLine';
import { MissingList } from '../status/MissingList';
import { MoveDialog } from '../status/MoveDialog';
import styles from './head.module.css';

/** What the next status still lacks, each with the way there, and the step itself. */
export function NextStep({ campaign, target }: { campaign: CampaignView; target: CampaignStatus }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  // Nothing forbids the step, but the work is not done while somebody has to look at these.
  const found = campaign.found_posts ?? 0;
  const { data, isPending, isError, refetch } = useRead<CampaignReadiness>('campaignReadiness', {
    params: { id: campaign.id },
  });
  const missing = data?.next.find(({ status }) => status === target)?.missing;
  return (
    <div className={styles.next} aria-busy={isPending}>
      {isPending && <span className={styles.bone} />}
      {missing && (missing.length > 0 || found === 0) && <MissingList campaign={campaign} missing={missing} />}
      {found > 0 && (
        <Link to={`${pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id })}?tab=posts`}>
          {translate('campaigns.post.found', { count: found })}
        </Link>
      )}
      {isError && <FailedLine words={translate('campaignDetail.head.unchecked')} onRetry={() => void refetch()} />}
      <Button
        size="small"
        variant={missing?.length === 0 && found === 0 ? 'contained' : 'outlined'}
        onClick={() => setAsked(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate(`campaignDetail.status.to.${target}`)}
      </Button>
      <MoveDialog campaign={campaign} target={isAsked ? target : null} onClose={() => setAsked(false)} />
    </div>
  );
}
