import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { isPaced } from '../../../domain/campaigns/pace';
import type { CampaignView } from '../../../domain/campaigns/types';
import { useAccess, useReducedView } from '../../../ui/console/access/useAccess';
import { PaceNote } from '../../../ui/console/pace/PaceNote';
import { Facts } from '../../../ui/console/record/Fact';
import { Count } from '../../../ui/plain/Figure';
import { ProgressBar } from '../../../ui/plain/ProgressBar';
import { ResultFacts } from '../ResultFacts';
import { BudgetUse } from './BudgetUse';
import styles from './head.module.css';
import { NextStep } from './NextStep';
import { PeriodTrack } from './PeriodTrack';
import { stepAfter } from './stepAfter';

/** How a campaign stands: its days, what is posted, its pace or result, its money, and what comes next. */
export function HeadBand({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.field.${field}`);
  const isFull = !useReducedView();
  const access = useAccess();
  const next = isFull && can(access, 'campaigns_management', 'u_status') ? stepAfter(campaign.status) : undefined;
  const isDone = campaign.status === 'done';
  const beyond = campaign.post_total - campaign.post_kept;
  return (
    <div className={styles.band}>
      <Cell label={label('period')}>
        <PeriodTrack campaign={campaign} />
      </Cell>
      {!isDone && (
        <Cell label={label('progress')}>
          <strong className={styles.figure}>
            <Count value={campaign.post_kept} /> / <Count value={campaign.post_count} />
          </strong>
          <ProgressBar value={campaign.progress} />
          <span className={styles.note}>{translate('campaignDetail.head.posts')}</span>
          {beyond > 0 && (
            <span className={styles.note}>{translate('campaignDetail.head.beyond', { count: beyond })}</span>
          )}
        </Cell>
      )}
      {isPaced(campaign.status) && campaign.pace && (
        <Cell label={label('pace')}>
          <PaceNote campaign={campaign} />
        </Cell>
      )}
      {isDone && campaign.result_views !== undefined && (
        <Cell label={translate('campaignDetail.head.result')}>
          <Facts>
            <ResultFacts campaign={campaign} />
          </Facts>
        </Cell>
      )}
      {campaign.budget !== undefined && (
        <Cell label={label('budget')}>
          <BudgetUse sows={campaign.sows} budget={campaign.budget} />
        </Cell>
      )}
      {next && (
        <Cell label={translate('campaignDetail.head.next')}>
          <NextStep campaign={campaign} target={next} />
        </Cell>
      )}
    </div>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.cell}>
      <h2>{label}</h2>
      {children}
    </section>
  );
}
