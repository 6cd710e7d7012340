import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignReadiness } from '../../../domain/campaigns/readiness';
import type { CampaignView } from '../../../domain/campaigns/types';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useRead } from '../../../ui/console/data/useRead';
import { FailedLine } from '../../../ui/console/state/FailedLine';
import { MissingList } from '../status/MissingList';
import { MoveDialog } from '../status/MoveDialog';
import styles from './head.module.css';

/** What the next status still lacks, each with the way there, and the step itself. */
export function NextStep({ campaign, target }: { campaign: CampaignView; target: CampaignStatus }) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const { data, isPending, isError, refetch } = useRead<CampaignReadiness>('campaignReadiness', {
    params: { id: campaign.id },
  });
  const missing = data?.next.find(({ status }) => status === target)?.missing;
  return (
    <div className={styles.next} aria-busy={isPending}>
      {isPending && <span className={styles.bone} />}
      {missing && <MissingList campaign={campaign} missing={missing} />}
      {isError && <FailedLine words={translate('campaignDetail.head.unchecked')} onRetry={() => void refetch()} />}
      <Button
        size="small"
        variant={missing?.length === 0 ? 'contained' : 'outlined'}
        onClick={() => setAsked(true)}
        sx={{ justifySelf: 'start' }}
      >
        {translate(`campaignDetail.status.to.${target}`)}
      </Button>
      <MoveDialog campaign={campaign} target={isAsked ? target : null} onClose={() => setAsked(false)} />
    </div>
  );
}
