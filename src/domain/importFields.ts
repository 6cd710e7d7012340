import * as yup from 'yup';
import { importKinds, importModes, importRowChoices } from './imports';
import { listQuery, manyFilter } from './lists';
import { id, text } from './validation';

/** What an import that runs is asked about by: made by whoever sends the file, once for each sending. */
const progressId = () => text(64).matches(/^[\w-]*$/, 'invalid_value');

/** Text fields beside the file of every import (CONTRACT.md §1). */
export const importFields = {
  review: yup.boolean().default(true),
  /** Asks for the sheet's own rows with what is wrong beside them, instead of the preview. */
  error_file: yup.boolean().default(false),
  /** Of `error_file`: a commit of this file, whose rows are no matter of mending any more. */
  run: id(),
  progress: progressId(),
  /** Left out: what is usual for such a workbook. */
  mode: yup.string().oneOf(importModes),
  rows: yup.string().oneOf(importRowChoices).default('all'),
};

export const importSchema = yup.object(importFields);

/** Fields where preview and commit are two calls. */
const { review: _review, error_file, run, ...commitFields } = importFields;
export const importReviewSchema = yup.object({ ...commitFields, error_file, run });
export const importCommitSchema = yup.object(commitFields);

export const progressParams = yup.object({ id: progressId().required() });

/** Query of `GET /imports`. */
export const importListQuery = listQuery({ kinds: manyFilter(importKinds) });
export type ImportListQuery = yup.InferType<typeof importListQuery>;
