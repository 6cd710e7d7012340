import * as yup from 'yup';
import { inVnd } from '../aliases';
import { exportFormats } from '../exportFormats';
import { createdFilters, idsFilter, listQuery, manyFilter, searchFilter, sectorsFilter, sortBy } from '../lists';
import { networks } from '../networks';
import { wholeNumber } from '../validation';
import { kolStatusFilters, kolTypes } from './values';

const kolFilters = {
  stage_name: searchFilter(),
  status: manyFilter(kolStatusFilters),
  social_type: manyFilter(networks),
  sectors: sectorsFilter(),
  category_sectors: idsFilter(),
  sector_ids: sectorsFilter(),
  kol_type: yup.string().oneOf(kolTypes),
  job_ids: manyFilter(),
  import_ids: idsFilter(),
  ...createdFilters(),
  the_talent_partner: yup.boolean(),
  outstanding: yup.boolean(),
  min_followers: wholeNumber(),
  max_followers: wholeNumber(),
  min_booking_price: wholeNumber().meta(inVnd),
  max_booking_price: wholeNumber().meta(inVnd),
};

/** A share in percent, or a growth, which may be below 0. */
const percent = () => yup.number();

const scoreFilters = {
  min_engagement_rate: percent(),
  max_engagement_rate: percent(),
  min_views: wholeNumber(),
  max_views: wholeNumber(),
  min_growth: percent(),
  max_growth: percent(),
  min_cpe: wholeNumber().meta(inVnd),
  max_cpe: wholeNumber().meta(inVnd),
};

/** Orders of the list by its scorecards; by cost for staff only. */
const kolSort = () => sortBy('FOLLOWERS', 'ENGAGEMENTRATE', 'VIEWS', 'GROWTH', 'CPE', 'CPV');

const sectorAliases = { aliases: { sector_ids: { of: 'sectors' } } };

/**
 * Query of `GET /kols` (spec 2 §7 KOLs). `sectors` and `sector_ids` are the same; a KOL has one of these and, where
 * `category_sectors` is given, one of those. Prices, costs, status and imports are ignored for reduced callers, orders by
 * cost too.
 */
export const kolListQuery = listQuery({ ...kolFilters, ...scoreFilters, sort: kolSort() }).meta(sectorAliases);
export type KolListQuery = yup.InferType<typeof kolListQuery>;

/** Query of `GET /kols/export`: the list's filters, `ids` and order, all of its pages. */
export const kolExportQuery = yup
  .object({
    ids: idsFilter(),
    ...kolFilters,
    ...scoreFilters,
    sort: kolSort(),
    format: yup.string().oneOf(exportFormats).default('xlsx'),
  })
  .meta(sectorAliases);
export type KolExportQuery = yup.InferType<typeof kolExportQuery>;
