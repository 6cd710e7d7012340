import { useTranslate } from 'react-admin';
import { groupOfStatus } from '../../domain/campaigns/values';
import { requestCode } from '../../domain/requests/rules';
import type { RequestDetail } from '../../domain/requests/types';
import { SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { MailAddress } from '../../ui/console/record/MailAddress';
import { MailLink } from '../../ui/console/record/MailLink';
import { RecordLink } from '../../ui/console/record/RecordLink';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { InstantDay, Period } from '../../ui/plain/Day';
import { Money } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { RequestActions } from './RequestActions';
import styles from './requests.module.css';

/** Who asks, who answers, and what came of it; facts the answer withholds have no line. */
export function RequestSummary({ request }: { request: RequestDetail }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`requests.field.${field}`);
  const { brand, customer, campaign, person_in_charge: person } = request;
  return (
    <>
      <SummaryHead
        picture={<Picture src={request.brand_cover_image} name={request.brand_name} width={72} />}
        title={request.request_name}
        code={request.brand_name}
        chips={<StatusChip kind="request" status={request.request_status} />}
      />
      <RequestActions request={request} />
      <Facts>
        <Fact label={label('code')} copy={requestCode(request.id)}>
          {requestCode(request.id)}
        </Fact>
        <Fact label={label('period')}>
          <Period from={request.request_start_date} to={request.request_end_date} />
        </Fact>
        <Fact label={label('request_budget')}>
          <Money value={request.request_budget} />
        </Fact>
        {person !== undefined && (
          <Fact label={label('person_in_charge')} copy={person?.email}>
            {person && (
              <span className={styles.person}>
                <Picture src={person.avatar} name={person.fullname} width={24} shape="circle" />
                <span>
                  {person.fullname}
                  <small>
                    <MailAddress address={person.email} />
                  </small>
                </span>
              </span>
            )}
          </Fact>
        )}
        {campaign && (
          <Fact label={label('campaign')}>
            <RecordLink page="campaignView" id={campaign.id} parameters={{ type: groupOfStatus(campaign.status) }}>
              {campaign.name}
            </RecordLink>
          </Fact>
        )}
        <Fact label={label('brand')}>
          {brand ? (
            <RecordLink page="brandView" id={brand.id}>
              {request.brand_name}
            </RecordLink>
          ) : (
            request.brand_name
          )}
        </Fact>
        <Fact label={label('customer')}>
          {customer ? (
            <RecordLink page="customerView" id={customer.id}>
              {request.customer_name}
            </RecordLink>
          ) : (
            request.customer_name
          )}
        </Fact>
        <Fact label={label('customer_phone')} copy={request.customer_phone}>
          <a href={`tel:${request.customer_phone}`}>{request.customer_phone}</a>
        </Fact>
        <Fact label={label('customer_email')} copy={request.customer_email}>
          <MailLink address={request.customer_email} />
        </Fact>
        <Fact label={label('request_date')}>
          <InstantDay value={request.request_date} />
        </Fact>
        {request.createdBy !== undefined && (
          <Fact label={translate('common.created_by')}>
            {request.createdBy?.fullname ?? translate('requests.guest')}
          </Fact>
        )}
      </Facts>
    </>
  );
}
