import { useTranslate } from 'react-admin';
import { dayOf } from '../../domain/dates';
import { formatDay } from '../../domain/format';
import { ageOn } from '../../domain/kols/age';
import { totalFollowers } from '../../domain/kols/followers';
import type { KolDetail } from '../../domain/kols/types';
import { Gallery } from '../../ui/console/gallery/Gallery';
import { CartButton } from '../../ui/console/kols/CartButton';
import { PriceRange } from '../../ui/console/kols/PriceRange';
import { jobNames, useJobs } from '../../ui/console/kols/useJobs';
import { useShowsCart } from '../../ui/console/kols/useShowsCart';
import { CreatorFact } from '../../ui/console/record/CreatorFact';
import { SummaryActions, SummaryHead } from '../../ui/console/record/DetailLayout';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Tags } from '../../ui/console/record/Tags';
import { InstantDay } from '../../ui/plain/Day';
import { Compact, Count } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { KolActions } from './KolActions';
import styles from './kols.module.css';
import { RangeOrigin } from './RangeOrigin';
import { SectorTags } from './SectorTags';

/** The profile card; facts the answer withholds have no line. */
export function KolSummary({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const hasCart = useShowsCart();
  const jobs = jobNames(kol.jobs, useJobs(kol.jobs.length > 0));
  const about = [kol.bio, kol.description].filter(Boolean).join('\n\n');
  return (
    <>
      <SummaryHead
        picture={<Picture src={kol.avatar} name={kol.stage_name} width={88} shape="circle" />}
        title={kol.stage_name}
        code={kol.code}
        isCopied
        chips={kol.status && <StatusChip kind="record" status={kol.status} />}
      />
      <SummaryActions>
        <KolActions kol={kol} />
        {hasCart && (
          <div className={styles.choose}>
            <CartButton kol={kol} look="words" />
          </div>
        )}
      </SummaryActions>
      <Facts>
        <Fact label={translate('kols.followers')}>
          <Compact value={totalFollowers(kol.socials)} />
        </Fact>
        <Fact label={translate('kols.tracking_number')}>
          <Count value={kol.tracking_number} />
        </Fact>
        <Fact label={translate('kols.type.label')}>{translate(`kols.type.${kol.type}`)}</Fact>
        <Fact label={translate('common.sectors')}>
          {kol.sectors.length > 0 && <SectorTags sectors={kol.sectors} wrap />}
        </Fact>
        {jobs.length > 0 && (
          <Fact label={translate('kols.jobs')}>
            <Tags words={jobs} wrap />
          </Fact>
        )}
        {kol.the_talent_partner && <Fact label={translate('kols.partner')}>{translate('ra.boolean.true')}</Fact>}
        {kol.fullname !== undefined && (
          <Fact label={translate('kols.fullname')} copy={kol.fullname}>
            {kol.fullname}
          </Fact>
        )}
        {kol.gender && <Fact label={translate('kols.gender.label')}>{translate(`kols.gender.${kol.gender}`)}</Fact>}
        {kol.marriage && (
          <Fact label={translate('kols.marriage.label')}>{translate(`kols.marriage.${kol.marriage}`)}</Fact>
        )}
        {kol.birthdate && (
          <Fact label={translate('kols.birthdate')}>
            {translate('social.age', { day: formatDay(kol.birthdate), age: ageOn(kol.birthdate, dayOf(new Date())) })}
          </Fact>
        )}
        {kol.group_name && <Fact label={translate('social.group_name')}>{kol.group_name}</Fact>}
        {kol.group_code && (
          <Fact label={translate('social.group_code')} copy={kol.group_code}>
            {kol.group_code}
          </Fact>
        )}
        {kol.group_photo && (
          <Fact label={translate('kolForm.field.group_photo')}>
            <Gallery urls={[kol.group_photo]} title={translate('kolForm.field.group_photo')} />
          </Fact>
        )}
        {kol.booking_price_from !== undefined && (
          <Fact label={translate('kols.price')}>
            <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />
            <RangeOrigin kol={kol} />
          </Fact>
        )}
        {about && (
          <Fact label={translate('kols.about')}>
            <span className={styles.prose}>{about}</span>
          </Fact>
        )}
        {kol.note && (
          <Fact label={translate('kols.note')}>
            <span className={styles.prose}>{kol.note}</span>
          </Fact>
        )}
        <CreatorFact record={kol} />
        <Fact label={translate('common.created_at')}>
          <InstantDay value={kol.create_date} />
        </Fact>
      </Facts>
    </>
  );
}
