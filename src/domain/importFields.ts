import * as yup from 'yup';
import { text } from './validation';

/** What an import that runs is asked about by: made by whoever sends the file, once for each sending. */
const progressId = () => text(64).matches(/^[\w-]*$/, 'invalid_value');

/** Text fields beside the file of every import (CONTRACT.md §1). */
export const importFields = {
  review: yup.boolean().default(true),
  /** Asks for the sheet's own rows with what is wrong beside them, instead of the preview. */
  error_file: yup.boolean().default(false),
  progress: progressId(),
};

export const importSchema = yup.object(importFields);

/** Fields where preview and commit are two calls. */
export const importReviewSchema = yup.object({ error_file: importFields.error_file, progress: importFields.progress });
export const importCommitSchema = yup.object({ progress: importFields.progress });

export const progressParams = yup.object({ id: progressId().required() });
