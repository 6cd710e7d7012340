import { useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { KolDetail } from '../../domain/kols/types';
import { networks } from '../../domain/networks';
import { getAccessMap } from '../../providers/session';
import { useHistoryTab } from '../../ui/console/history/useHistoryTab';
import { type Tab, Tabs } from '../../ui/console/record/Tabs';
import { useReducedView } from '../../ui/console/useReducedView';
import { networkNames } from '../../ui/plain/NetworkIcon';
import { BrandTab } from './BrandTab';
import { OverviewTab } from './overview/OverviewTab';
import { PlatformTab } from './platform/PlatformTab';

const ofOneTab = ['page', 'search', 'sort', 'start_date', 'end_date', 'part', 'account'] as const;

/** Brands first for staff, then overview and the four networks; reduced roles have no brands (spec 1 §2 KOL detail). */
export function KolTabs({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const history = useHistoryTab('kol', kol.id);
  const brands: Tab = { key: 'brand', label: translate('social.tab.brand'), content: <BrandTab kolId={kol.id} /> };
  const overview: Tab = {
    key: 'overview',
    label: translate('kols.tab.overview'),
    content: <OverviewTab kol={kol} withBrands={!reduced} />,
  };
  const platforms = networks.map(
    (network): Tab => ({
      key: network,
      label: networkNames[network],
      content: <PlatformTab key={network} kol={kol} network={network} staff={!reduced} />,
    }),
  );
  const hasBrands = !reduced && can(getAccessMap(), 'hashtags_management', 'r');
  return <Tabs tabs={[...(hasBrands ? [brands] : []), overview, ...platforms, ...history]} forget={ofOneTab} steps />;
}
