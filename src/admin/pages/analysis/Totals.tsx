import { useTranslate } from 'react-admin';
import type { Period } from '../../../domain/analytics/period';
import type { CampaignAnalytics, CompanyAnalytics, CountTotals, KolAnalytics } from '../../../domain/analytics/types';
import { campaignGroups, groupOfStatus } from '../../../domain/campaigns/values';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import styles from './analysis.module.css';
import { campaignsLink, companiesLink, kolsLink, type ListLink } from './listLinks';
import { MarkLink } from './MarkLink';
import { type Read, TileState } from './Tile';
import totals from './totals.module.css';

interface TotalsProps {
  customers: Read<CompanyAnalytics>;
  brands: Read<CompanyAnalytics>;
  kols: Read<KolAnalytics>;
  campaigns: Read<CampaignAnalytics>;
}

/** How many there are of each, and how many came against the period before. */
export function Totals({ customers, brands, kols, campaigns }: TotalsProps) {
  return (
    <div className={totals.totals}>
      <Total
        name="customers"
        read={customers}
        link={(period) => companiesLink('customers', period)}
        addedLink={(period) => companiesLink('customers', period, { added: true })}
      />
      <Total
        name="brands"
        read={brands}
        link={(period) => companiesLink('brands', period)}
        addedLink={(period) => companiesLink('brands', period, { added: true })}
      />
      <Total name="kols" read={kols} link={kolsLink} addedLink={(period) => kolsLink(period, { added: true })} />
      <Total name="campaigns" read={campaigns} />
    </div>
  );
}

interface TotalProps<T> {
  name: keyof TotalsProps;
  read: Read<T>;
  link?: (period: Period) => ListLink;
  addedLink?: (period: Period) => ListLink;
}

function Total<T extends Period & { totals: CountTotals }>({ name, read, link, addedLink }: TotalProps<T>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = read;
  const label = translate(`analysis.total.${name}`);
  return (
    <section
      className={read.isPlaceholderData ? `${styles.tile} ${styles.stale}` : styles.tile}
      aria-label={label}
      aria-busy={data === undefined && !read.error}
    >
      <h2 className={totals.name}>{label}</h2>
      <TileState read={read} isThere={data !== undefined} />
      {data && (
        <>
          <p className={totals.figure}>
            <MarkLink link={link?.(data)} className={totals.total}>
              {formatNumber(data.totals.total, language)}
            </MarkLink>
            {isOfCampaigns(data) && <Groups data={data} />}
          </p>
          <p className={totals.change}>
            <MarkLink link={data.totals.added ? addedLink?.(data) : null}>
              {translate(name === 'campaigns' ? 'analysis.started' : 'analysis.added', { count: data.totals.added })}
            </MarkLink>
            {', '}
            <Change {...data.totals} />
          </p>
        </>
      )}
    </section>
  );
}

const isOfCampaigns = (data: object): data is CampaignAnalytics => 'by_status' in data;

/** Campaigns stand in three lists. */
function Groups({ data }: { data: CampaignAnalytics }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = campaignGroups.map((group) => ({
    group,
    count: data.by_status.reduce((sum, row) => sum + (groupOfStatus(row.status) === group ? row.count : 0), 0),
  }));
  return (
    <span className={totals.groups}>
      {counted
        .filter(({ count }) => count > 0)
        .map(({ group, count }) => (
          <MarkLink key={group} link={campaignsLink(group, data)}>
            {translate(`analysis.group_count.${group}`, { count: formatNumber(count, language) })}
          </MarkLink>
        ))}
    </span>
  );
}

function Change({ added, before }: CountTotals) {
  const translate = useTranslate();
  const language = useLanguage();
  const more = added - before;
  if (more === 0) return translate('analysis.change.same');
  const difference = formatNumber(Math.abs(more), language);
  return (
    <span className={more > 0 ? totals.more : totals.less}>
      {translate(more > 0 ? 'analysis.change.more' : 'analysis.change.less', { difference })}
    </span>
  );
}
