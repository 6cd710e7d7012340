import type { ReactNode } from 'react';
import { RichTextField, useTranslate } from 'react-admin';
import type { Sow } from '../../../domain/campaigns/types';
import { kpiFields } from '../../../domain/campaigns/values';
import { networkNames } from '../../../domain/networks';
import { Fact, Facts } from '../../../ui/console/record/Fact';
import { Count, Money, Percent } from '../../../ui/plain/Figure';
import styles from '../campaign.module.css';
import { KolWork } from '../KolWork';

/** A SOW's details, read only; prices and note only where the answer has them. */
export function SowDetails({ sow }: { sow: Sow }) {
  const translate = useTranslate();
  const label = (field: string) => translate(`campaigns.sow.${field}`);
  const price = (field: 'booking_price' | 'sale_price' | 'off_booking_price' | 'off_sale_price') =>
    sow[field] !== undefined && (
      <Fact label={label(field)}>
        <Money value={sow[field]} />
      </Fact>
    );
  const rich = (source: 'description' | 'off_description' | 'note'): ReactNode =>
    sow[source] && (
      <Fact label={label(source)}>
        <RichTextField record={sow} source={source} className={styles.text} />
      </Fact>
    );
  return (
    <div className={styles.columns}>
      <div>
        <KolWork work={sow} />
        <Facts>
          <Fact label={label('followers')}>
            <Count value={sow.followers} />
          </Fact>
          {rich('note')}
        </Facts>
      </div>
      {sow.is_online && (
        <div>
          <h3>{label('online')}</h3>
          <Facts>
            <Fact label={label('social_type')}>{sow.social_type && networkNames[sow.social_type]}</Fact>
            <Fact label={label('posted')}>
              <Count value={sow.posted} /> / <Count value={sow.post_count} />
            </Fact>
            {price('booking_price')}
            {price('sale_price')}
            {rich('description')}
          </Facts>
        </div>
      )}
      {sow.is_online && (
        <div>
          <h3>KPI</h3>
          <Facts>
            {kpiFields.map((field) => (
              <Fact key={field} label={label(field)}>
                {field === 'engagement_rate' ? <Percent value={sow[field]} /> : <Count value={sow[field]} />}
              </Fact>
            ))}
          </Facts>
        </div>
      )}
      {sow.is_offline && (
        <div>
          <h3>{label('offline')}</h3>
          <Facts>
            {price('off_booking_price')}
            {price('off_sale_price')}
            {rich('off_description')}
          </Facts>
        </div>
      )}
    </div>
  );
}
