import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import { Button } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignDetail, PersonRef } from '../../domain/campaigns/types';
import { groupOfStatus } from '../../domain/campaigns/values';
import { CopyButton } from '../../ui/console/CopyButton';
import { SummaryHead } from '../../ui/console/DetailLayout';
import { Fact, Facts } from '../../ui/console/Fact';
import { StatusChip } from '../../ui/console/StatusChip';
import { usePath } from '../../ui/console/usePath';
import { Period } from '../../ui/plain/Day';
import { Money } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { CompanyLink } from './CompanyLink';
import styles from './campaign.module.css';

function People({ people }: { people: PersonRef[] }) {
  if (people.length === 0) return '–';
  return people.map((person) => (
    <span key={person.id} className={styles.person}>
      <Picture src={person.avatar} name={person.fullname} width={20} shape="circle" />
      {person.fullname}
    </span>
  ));
}

/** What a campaign is at a glance; facts the answer leaves out are not named. */
export function CampaignSummary({ campaign }: { campaign: CampaignDetail }) {
  const translate = useTranslate();
  const paths = usePath();
  const report = useCanAccess({ resource: 'campaigns_management', action: 'r_report' });
  const label = (field: string) => translate(`campaigns.field.${field}`);
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
      {report.canAccess && (
        <Button
          component={Link}
          to={paths.to('campaignReport', { type: groupOfStatus(campaign.status), id: campaign.id })}
          variant="contained"
          fullWidth
          startIcon={<ReportIcon />}
          sx={{ mb: 4 }}
        >
          {translate('campaigns.report')}
        </Button>
      )}
      <Facts>
        {campaign.cancel_reason && <Fact label={label('cancel_reason')}>{campaign.cancel_reason}</Fact>}
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
      </Facts>
    </>
  );
}
