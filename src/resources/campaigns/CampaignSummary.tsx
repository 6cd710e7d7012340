import { useTranslate } from 'react-admin';
import { isPaced } from '../../domain/campaigns/pace';
import type { CampaignView } from '../../domain/campaigns/types';
import { PaceNote } from '../../ui/console/pace/PaceNote';
import { CopyButton } from '../../ui/console/record/CopyButton';
import { SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Period } from '../../ui/plain/Day';
import { Money } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { ProgressBar } from '../../ui/plain/ProgressBar';
import { CompanyLink } from './CompanyLink';
import styles from './campaign.module.css';
import { People } from './People';
import { ResultFacts } from './ResultFacts';
import { CampaignActions } from './status/CampaignActions';

/** What a campaign is at a glance; facts the answer leaves out are not named. */
export function CampaignSummary({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.field.${field}`);
  const { request } = campaign;
  return (
    <>
      <SummaryHead
        picture={
          <span className={styles.cover}>
            <Picture src={campaign.cover_image} name={campaign.name} width="100%" height="100%" />
          </span>
        }
        title={campaign.name}
        code={campaign.code}
        chips={
          <>
            <CopyButton text={campaign.code} />
            <StatusChip kind="campaign" status={campaign.status} />
          </>
        }
      />
      {campaign.cancel_reason && (
        <p className={styles.reason}>
          <strong>{label('cancel_reason')}</strong>
          {campaign.cancel_reason}
        </p>
      )}
      <CampaignActions campaign={campaign} />
      <Facts>
        {isPaced(campaign.status) && campaign.pace && (
          <Fact label={label('pace')}>
            <PaceNote campaign={campaign} />
          </Fact>
        )}
        {campaign.status === 'done' && <ResultFacts campaign={campaign} />}
        {campaign.status !== 'done' && (
          <Fact label={label('progress')}>
            <ProgressBar value={campaign.progress} />
          </Fact>
        )}
        <Fact label={label('brand')}>
          {campaign.brand && <CompanyLink company={campaign.brand} page="brandView" />}
        </Fact>
        <Fact label={label('customer')}>
          {campaign.customer && <CompanyLink company={campaign.customer} page="customerView" />}
        </Fact>
        <Fact label={label('period')}>
          <Period from={campaign.start_date} to={campaign.end_date} />
        </Fact>
        {campaign.budget !== undefined && (
          <Fact label={label('budget')}>
            <Money value={campaign.budget} />
          </Fact>
        )}
        <Fact label={label('type')}>{translate(`campaigns.type.${campaign.type}`)}</Fact>
        {campaign.managers && (
          <Fact label={label('managers')}>
            <People people={campaign.managers} />
          </Fact>
        )}
        {request && (
          <Fact label={translate('campaignDetail.request')}>
            <RecordLink page="requestView" id={request.id}>
              {request.request_name}
            </RecordLink>
          </Fact>
        )}
      </Facts>
    </>
  );
}
