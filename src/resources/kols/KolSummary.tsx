import { useTranslate } from 'react-admin';
import { formatDay } from '../../domain/format';
import type { KolDetail } from '../../domain/kols/types';
import { SummaryHead } from '../../ui/console/DetailLayout';
import { Fact, Facts } from '../../ui/console/Fact';
import { StatusChip } from '../../ui/console/StatusChip';
import { Tags } from '../../ui/console/Tags';
import { useOptions } from '../../ui/console/useOptions';
import { InstantDay } from '../../ui/plain/Day';
import { Compact } from '../../ui/plain/Figure';
import { Picture } from '../../ui/plain/Picture';
import { PriceRange } from './PriceRange';
import { totalFollowers } from './totalFollowers';

interface Job {
  id: string;
  name: string;
}

const jobName = (job: Job) => job.name;

/** The profile card; facts the answer withholds have no line. */
export function KolSummary({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const names = useOptions<Job>('jobs', jobName, { enabled: kol.jobs.length > 0 });
  const jobs = kol.jobs.map((code) => names.find(({ value }) => value === code)?.label ?? code);
  return (
    <>
      <SummaryHead
        picture={<Picture src={kol.avatar} name={kol.stage_name} width={88} shape="circle" />}
        title={kol.stage_name}
        code={kol.code}
        chips={kol.status && <StatusChip kind="record" status={kol.status} />}
      />
      <Facts>
        <Fact label={translate('kols.followers')}>
          <Compact value={totalFollowers(kol.socials)} />
        </Fact>
        <Fact label={translate('kols.type.label')}>{translate(`kols.type.${kol.type}`)}</Fact>
        <Fact label={translate('common.sectors')}>
          {kol.sectors.length > 0 && <Tags words={kol.sectors.map(({ name }) => name)} wrap />}
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
        {kol.birthdate && <Fact label={translate('kols.birthdate')}>{formatDay(kol.birthdate)}</Fact>}
        {kol.booking_price_from !== undefined && (
          <Fact label={translate('kols.price')}>
            <PriceRange from={kol.booking_price_from} to={kol.booking_price_to} />
          </Fact>
        )}
        <Fact label={translate('common.code')} copy={kol.code}>
          {kol.code}
        </Fact>
        {kol.createdBy && <Fact label={translate('common.created_by')}>{kol.createdBy.fullname}</Fact>}
        <Fact label={translate('common.created_at')}>
          <InstantDay value={kol.create_date} />
        </Fact>
      </Facts>
    </>
  );
}
