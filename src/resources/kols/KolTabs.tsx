import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { KolBrands } from '../../domain/hashtags/types';
import type { KolDetail } from '../../domain/kols/types';
import { networkNames, networks } from '../../domain/networks';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { BrandTab } from './BrandTab';
import { OverviewTab } from './overview/OverviewTab';
import { PlatformTab } from './platform/PlatformTab';
import { Scorecard } from './score/Scorecard';

const ofOneTab = ['page', 'search', 'sort', 'start_date', 'end_date', 'part', 'account', 'look'] as const;

/**
 * Brands first for staff, then overview and the four networks; reduced roles have no brands (spec 1 §2 KOL detail). A
 * KOL without brands opens on the overview. The scorecard heads both tabs a KOL is judged on, and no other.
 */
export function KolTabs({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const access = useAccess();
  const hasBrands = !reduced && can(access, 'hashtags_management', 'r');
  const borne = useRead<KolBrands>('kolBrandsFilter', { query: { kolId: kol.id } }, { enabled: hasBrands });
  const isBrandless = !borne.isPlaceholderData && borne.data?.brands.length === 0;
  const history = useHistoryTab('kol', kol.id);
  const brands: Tab = {
    key: 'brand',
    label: translate('social.tab.brand'),
    content: (
      <>
        <Scorecard kol={kol} />
        <BrandTab kolId={kol.id} />
      </>
    ),
  };
  const overview: Tab = {
    key: 'overview',
    label: translate('kols.tab.overview'),
    content: (
      <>
        <Scorecard kol={kol} />
        <OverviewTab kol={kol} withBrands={!reduced} />
      </>
    ),
  };
  const platforms = networks.map(
    (network): Tab => ({
      key: network,
      label: networkNames[network],
      content: <PlatformTab key={network} kol={kol} network={network} staff={!reduced} />,
    }),
  );
  return (
    <Tabs
      tabs={[...(hasBrands ? [brands] : []), overview, ...platforms, ...history]}
      usual={isBrandless ? overview.key : undefined}
      forget={ofOneTab}
      steps
    />
  );
}
