import * as yup from 'yup';
import { addDays } from '../dates';
import { idsFilter } from '../lists';
import type { Day } from '../units';
import { id } from '../validation';
import type { CompanyRef } from './types';
import type { CampaignStatus } from './values';

/** Days a KOL's work for a competitor is told of once it is over. */
const overlapDays = 90;

/** Query of `GET /campaigns/overlaps`: for which brand, and which KOLs (at most `idLimit`). */
export const overlapsQuery = yup.object({
  brand_id: id().lowercase().required('field_select_required'),
  ids: idsFilter().required('field_required'),
});

/** That a KOL works, or worked lately, for a competitor of a brand: another customer's, with a sector and industry in common. */
export interface BrandOverlap {
  kol_id: string;
  brand: CompanyRef;
  /** What both brands are in, in the caller's language: sectors and industries, in their order. */
  sectors: string[];
  /** The campaign of that brand it works in now, else the one that ended last. */
  campaign: { id: string; code: string; name: string };
  /** Whether that campaign still runs. */
  running: boolean;
  start_date: Day;
  /** Null where it has no last day. */
  end_date: Day | null;
}

/** A KOL's work for a competitor, as it is stored. */
export interface CompetitorWork extends Omit<BrandOverlap, 'running'> {
  status: CampaignStatus;
}

/** The first day on which work that has ended since is still told of, `overlapDays` before today. */
export const overlapsSince = (today: Day): Day => addDays(today, -overlapDays);

const runs = ({ status, end_date }: CompetitorWork, today: Day) =>
  status === 'on_going' || (status === 'liquidation' && end_date !== null && end_date >= today);

/** The last day of work, as far as it is known. */
const lastDay = ({ start_date, end_date }: CompetitorWork): Day => end_date ?? start_date;

/**
 * What of this work is running or ended within `overlapDays` before today: for each KOL and brand the campaign told of,
 * what runs before what is over, the latest first. What is pitched for or was called off is no work.
 */
export function overlapsOf(works: readonly CompetitorWork[], today: Day): BrandOverlap[] {
  const since = overlapsSince(today);
  const told = works
    .filter(({ status }) => status !== 'pitching' && status !== 'cancel')
    .filter((work) => runs(work, today) || lastDay(work) >= since)
    .map(({ status, ...work }) => ({ ...work, running: runs({ status, ...work }, today) }))
    .sort((a, b) => Number(b.running) - Number(a.running) || (b.end_date ?? '').localeCompare(a.end_date ?? ''));
  const seen = new Set<string>();
  return told.filter(({ kol_id, brand }) => {
    const key = `${kol_id} ${brand.id}`;
    return !seen.has(key) && seen.add(key);
  });
}
