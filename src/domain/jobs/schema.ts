import * as yup from 'yup';
import { textLimits } from '../limits';
import { listQuery, sortBy } from '../lists';
import { text } from '../validation';
import { queueJobStates } from './types';

/** Query of `GET /setting/jobs-queue`; by `TROUBLE` what failed stands before the rest, each newest first. */
export const queueJobQuery = listQuery({
  sort: sortBy('TROUBLE'),
  kind: text(textLimits.code).transform((value: string) => value || undefined),
  state: yup.string().oneOf(queueJobStates),
});
export type QueueJobQuery = yup.InferType<typeof queueJobQuery>;
