import type { Period } from '../../domain/analytics/period';
import type { CompanyAnalytics, KolAnalytics, OtherSectors, SectorCount } from '../../domain/analytics/types';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { countByNetwork } from './queries/kols';
import { brandsOf, customersOf, kolsOf } from './queries/listed';
import { countBySector, countOfSectors, countTotals, type Listed } from './queries/records';

const largestSectors = 5;

/** Those of any sector but the largest. */
async function othersOf(db: Db, listed: Listed, period: Period, named: readonly SectorCount[]): Promise<OtherSectors> {
  const sectors = named.slice(largestSectors).flatMap(({ sector }) => sector ?? []);
  const ids = sectors.map(({ id }) => id);
  return { sectors, count: await countOfSectors(db, listed, period, ids) };
}

const isNamed = ({ sector }: SectorCount) => sector !== null;

const companies =
  (listedFor: (viewer: Viewer) => Listed) =>
  async (db: Db, viewer: Viewer, period: Period): Promise<CompanyAnalytics> => {
    const listed = listedFor(viewer);
    const [totals, by_sector] = await Promise.all([countTotals(db, listed, period), countBySector(db, listed, period)]);
    return {
      ...period,
      totals,
      by_sector,
      other_sectors: await othersOf(db, listed, period, by_sector.filter(isNamed)),
    };
  };

/** Customers in force that were created by the end of a period (CONTRACT-2 §11). */
export const customerAnalytics = companies(customersOf);

/** Brands, as customers. */
export const brandAnalytics = companies(brandsOf);

/** KOLs in force that were created by the end of a period (CONTRACT-2 §11). */
export async function kolAnalytics(db: Db, viewer: Viewer, period: Period): Promise<KolAnalytics> {
  const listed = kolsOf(viewer);
  const [totals, sectors, by_network] = await Promise.all([
    countTotals(db, listed, period),
    countBySector(db, listed, period),
    countByNetwork(db, listed, period),
  ]);
  const named = sectors.filter(isNamed);
  return {
    ...period,
    totals,
    by_sector: named.slice(0, largestSectors),
    other_sectors: await othersOf(db, listed, period, named),
    without_sector: sectors.find(({ sector }) => !sector)?.count ?? 0,
    by_network,
  };
}
