import * as yup from 'yup';
import { dayOf } from '../dates';
import { listQuery, manyFilter } from '../lists';
import { networks } from '../networks';
import { day, id, text } from '../validation';
import { type ReportBlock, reportBlocks } from './blocks';
import { figureNames } from './liveFigures';
import { scorecardMetrics } from './scorecard';

const pastDay = () => day().test('past', 'invalid_date', (value) => !value || value <= dayOf(new Date()));

/** Query of the reports: the day (`YYYY-MM-DD`) the numbers are as of, today by default and at the latest (CONTRACT-2 §9). */
export const reportQuery = yup.object({
  as_of: pastDay(),
});

/** Blocks named in a body. */
export const blockList = (blocks: readonly ReportBlock[] = reportBlocks) =>
  yup.array(yup.string().oneOf(blocks, 'invalid_value').required('field_required')).max(reportBlocks.length);

/** Query of a campaign's report in any form: as of when, and which blocks; all by default. */
export const documentQuery = reportQuery.shape({
  blocks: manyFilter(reportBlocks),
});
export type ReportQuery = yup.InferType<typeof documentQuery>;

/** The longest text of a report, in characters with its tags (CONTRACT-2 §9). */
export const reportTextLimit = 5_000;

const reportText = () => text(reportTextLimit).nullable();

/** Body of `POST /campaigns/keys-report-update`: rich texts; `version` is that of the texts, 0 while there are none. */
export const reportTextsSchema = yup.object({
  campaign_id: id().lowercase().required(),
  key_finding: reportText(),
  key_finding_top_1: reportText(),
  key_finding_top_2: reportText(),
  key_finding_top_3: reportText(),
  key_recommendation: reportText(),
  engagement: reportText(),
  buzz: reportText(),
  view: reportText(),
  scorecard_metric: yup.string().oneOf(scorecardMetrics, 'invalid_value').nullable(),
  version: yup.number().integer(),
});
export type ReportTextsInput = yup.InferType<typeof reportTextsSchema>;

/** Query of `GET /campaigns/report-figure/{id}`: which figure of what, at the end of which day; its parts in pages. */
export const figureQuery = listQuery({
  figure: yup.string().oneOf(figureNames, 'invalid_value').required('field_required'),
  sow_id: id().lowercase(),
  kol_id: id().lowercase(),
  post_id: id().lowercase(),
  social_type: yup.string().oneOf(networks, 'social_type_invalid'),
  day: pastDay(),
  as_of: pastDay(),
});
export type FigureQuery = yup.InferType<typeof figureQuery>;
