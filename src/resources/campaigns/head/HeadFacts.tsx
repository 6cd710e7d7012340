import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../../domain/campaigns/types';
import { unknownText } from '../../../domain/format';
import { RecordLink } from '../../../ui/console/record/RecordLink';
import { PictureStack } from '../../../ui/plain/PictureStack';
import { CompanyLink } from '../CompanyLink';
import styles from './head.module.css';

/** Whose campaign it is, of what kind, and who has it in hand, on one line. */
export function HeadFacts({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.field.${field}`);
  const { brand, customer, managers, request } = campaign;
  return (
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
  );
}

function HeadFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || unknownText}</dd>
    </div>
  );
}
