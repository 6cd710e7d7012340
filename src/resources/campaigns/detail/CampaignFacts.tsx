import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { Instant, Period } from '../../../ui/plain/Day';
import { Money } from '../../../ui/plain/Figure';
import { CompanyLink } from '../CompanyLink';
import { People } from '../People';
import styles from './detail.module.css';

const teams = ['managers', 'supervisors', 'executives', 'internals'] as const;

/** The campaign's fields, as far as they are answered. */
export function CampaignFacts({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.field.${field}`);
  const { brand, customer, budget, request } = campaign;
  return (
    <div className={styles.facts}>
      <Facts>
        <Fact label={translate('campaignDetail.code')} copy={campaign.code}>
          {campaign.code}
        </Fact>
        <Fact label={label('type')}>{translate(`campaigns.type.${campaign.type}`)}</Fact>
        <Fact label={label('status')}>
          <StatusChip kind="campaign" status={campaign.status} />
        </Fact>
        {campaign.cancel_reason && <Fact label={label('cancel_reason')}>{campaign.cancel_reason}</Fact>}
        <Fact label={label('period')}>
          <Period from={campaign.start_date} to={campaign.end_date} />
        </Fact>
        {budget !== undefined && (
          <Fact label={label('budget')}>
            <Money value={budget} />
          </Fact>
        )}
        <Fact label={label('brand')}>{brand && <CompanyLink company={brand} page="brandView" />}</Fact>
        <Fact label={label('customer')}>{customer && <CompanyLink company={customer} page="customerView" />}</Fact>
      </Facts>
      <Facts>
        {teams.map((team) => {
          const people = campaign[team];
          return (
            people && (
              <Fact key={team} label={label(team)}>
                <People people={people} />
              </Fact>
            )
          );
        })}
        {request && (
          <Fact label={translate('campaignDetail.request')}>
            <RecordLink page="requestView" id={request.id}>
              {request.request_name}
            </RecordLink>
          </Fact>
        )}
        <Fact label={translate('campaignDetail.created')}>
          <Instant value={campaign.created_at} />
        </Fact>
        <Fact label={translate('campaignDetail.updated')}>
          <Instant value={campaign.updated_at} />
        </Fact>
      </Facts>
    </div>
  );
}
