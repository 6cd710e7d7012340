import * as yup from 'yup';
import { idsFilter, listQuery, manyFilter, searchFilter } from '../lists';
import { networks } from '../networks';
import { wholeNumber } from '../validation';
import { kolStatuses, kolTypes } from './values';

/** Query of `GET /kols` (spec 2 §7 KOLs). Prices and status are ignored for reduced callers. */
export const kolListQuery = listQuery({
  stage_name: searchFilter(),
  status: manyFilter(kolStatuses),
  social_type: manyFilter(networks),
  sectors: idsFilter(),
  category_sectors: idsFilter(),
  sector_ids: idsFilter(),
  kol_type: yup.string().oneOf(kolTypes),
  job_ids: manyFilter(),
  the_talent_partner: yup.boolean(),
  min_followers: wholeNumber(),
  max_followers: wholeNumber(),
  min_booking_price: wholeNumber(),
  max_booking_price: wholeNumber(),
});
export type KolListQuery = yup.InferType<typeof kolListQuery>;
