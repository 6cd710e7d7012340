import * as yup from 'yup';
import { builtInLanguages } from '../languages/rules';
import { listQuery } from '../lists';
import { audiences } from '../reports/audiences';
import { reportForms } from '../reports/forms';
import { blockList, reportQuery } from '../reports/schema';
import { id, oneLine, optionalId, text } from '../validation';

/** Body of `POST /campaigns/{id}/report-snapshots`: today, all blocks and staff unless said; `replaces` is an earlier one for the same people. */
export const snapshotSchema = reportQuery.shape({
  label: oneLine().nullable(),
  blocks: blockList(),
  audience: yup.string().oneOf(audiences, 'invalid_value').default('staff'),
  replaces: optionalId(),
});
export type SnapshotInput = yup.InferType<typeof snapshotSchema>;

/** Query of `GET /campaigns/{id}/report-snapshots`, newest first. */
export const snapshotListQuery = listQuery({ audience: yup.string().oneOf(audiences) });
export type SnapshotListQuery = yup.InferType<typeof snapshotListQuery>;

/** Which file; the language is the caller's unless said. */
export const snapshotFileQuery = yup.object({
  type: yup.string().oneOf(reportForms, 'invalid_value').required('field_required'),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value'),
});
export type SnapshotFileQuery = yup.InferType<typeof snapshotFileQuery>;

/** Body of `PUT /campaigns/report-snapshots/{id}/withdraw`. */
export const withdrawSchema = yup.object({ reason: oneLine().required('field_required') });
export type WithdrawInput = yup.InferType<typeof withdrawSchema>;

/** Longer than any address: what cannot be a hash, number or code is unknown rather than refused. */
const anyLength = 100_000;

/** The SHA-256 of a file or a document; what is none is known by nobody. */
export const shaParams = yup.object({ sha256: text(anyLength).required() });

/** What is printed in a file. */
export const numberQuery = yup.object({
  number: text(anyLength).required('field_required'),
  code: text(anyLength).required('field_required'),
});

export const snapshotParams = yup.object({ id: id().lowercase().required() });
