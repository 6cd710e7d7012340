import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { CopyButton } from '../../../ui/console/record/CopyButton';
import { SummaryHead } from '../../../ui/console/record/DetailLayout';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { usePhone } from '../../../ui/console/usePhone';
import { Picture } from '../../../ui/plain/Picture';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { CompanyLink } from '../CompanyLink';
import { CampaignActions } from '../status/CampaignActions';
import { StatusControl } from '../status/StatusControl';
import { HeadBand } from './HeadBand';
import { HeadFact } from './HeadFact';
import styles from './head.module.css';

/** What a campaign is and how it stands, across the top of its page; facts the answer leaves out are not named. */
export function CampaignHead({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  // There the band opens the overview, and the facts are those of the information.
  const isPhone = usePhone();
  const label = (field: string) => translate(`campaigns.field.${field}`);
  const { brand, customer, managers, request, cover_image: cover } = campaign;
  return (
    <header className={styles.head}>
      {cover && (
        <div className={styles.cover}>
          <Picture src={cover} name={campaign.name} width="100%" height="100%" />
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.who}>
          <SummaryHead
            title={campaign.name}
            code={campaign.code}
            chips={
              <>
                <CopyButton text={campaign.code} />
                <StatusControl campaign={campaign} />
              </>
            }
          />
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      {campaign.cancel_reason && (
        <p className={styles.reason}>
          <strong>{label('cancel_reason')}</strong>
          {campaign.cancel_reason}
        </p>
      )}
      <dl className={styles.facts}>
        {brand && (
          <HeadFact label={label('brand')}>
            <CompanyLink company={brand} page="brandView" />
          </HeadFact>
        )}
        {customer && (
          <HeadFact label={label('customer')}>
            <CompanyLink company={customer} page="customerView" />
          </HeadFact>
        )}
        <HeadFact label={label('type')}>{translate(`campaigns.type.${campaign.type}`)}</HeadFact>
        {managers && (
          <HeadFact label={label('managers')}>
            <PictureStack
              people={managers.map(({ id, fullname, avatar }) => ({ id, name: fullname, picture: avatar }))}
            />
            {managers.length === 1 && managers[0]?.fullname}
          </HeadFact>
        )}
        {request && (
          <HeadFact label={translate('campaignDetail.request')}>
            <RecordLink page="requestView" id={request.id}>
              {request.request_name}
            </RecordLink>
          </HeadFact>
        )}
      </dl>
      {!isPhone && <HeadBand campaign={campaign} />}
    </header>
  );
}
