import { useTranslate } from 'react-admin';
import type { KolCampaign } from '../../../domain/social/types';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { Day } from '../../../ui/plain/Day';
import { BrandCard, BrandCards } from '../BrandCards';

/** The brands a KOL worked for in the period, the last first. */
export function BrandCooperation({ campaigns }: { campaigns: readonly KolCampaign[] }) {
  const translate = useTranslate();
  if (campaigns.length === 0) return <EmptyState title={translate('social.cooperation.empty')} />;
  return (
    <BrandCards>
      {byBrand(campaigns).map(({ brand, total, last }) => (
        <BrandCard key={brand.id} brand={brand}>
          <span>
            {translate('social.brands.campaigns', { count: total })}
            {' · '}
            {translate('social.cooperation.last')} <Day value={last} />
          </span>
        </BrandCard>
      ))}
    </BrandCards>
  );
}

function byBrand(campaigns: readonly KolCampaign[]) {
  const found = new Map<string, { brand: KolCampaign['brand']; total: number; last: string }>();
  for (const { brand, start_date } of campaigns) {
    const known = found.get(brand.id) ?? { brand, total: 0, last: start_date };
    found.set(brand.id, { ...known, total: known.total + 1, last: start_date > known.last ? start_date : known.last });
  }
  return [...found.values()].sort((a, b) => (a.last < b.last ? 1 : -1));
}
