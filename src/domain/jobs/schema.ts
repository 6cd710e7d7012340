import * as yup from 'yup';
import { textLimits } from '../limits';
import { listQuery } from '../lists';
import { text } from '../validation';
import { queueJobStates } from './types';

/** Query of `GET /setting/jobs-queue`. */
export const queueJobQuery = listQuery({
  kind: text(textLimits.code).transform((value: string) => value || undefined),
  state: yup.string().oneOf(queueJobStates),
});
export type QueueJobQuery = yup.InferType<typeof queueJobQuery>;
