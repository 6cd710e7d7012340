import * as yup from 'yup';
import { requestStatuses } from './campaigns/values';
import { idLimit, textLimits } from './limits';
import { id, text } from './validation';

const ids = () => yup.array(id().lowercase().required()).min(1, 'field_select_required').max(idLimit).required();

const bulkDecisions = ['approve', 'reject'] as const;

const versions = () =>
  yup.array(yup.object({ id: id().lowercase().required(), version: yup.number().integer().required() })).max(idLimit);

/**
 * Body of `POST /{kols|customers|brands}/bulk`: one decision on many; a rejection gives a reason. Where the versions the
 * decision was made on are given, what has changed since is refused.
 */
export const bulkDecisionSchema = yup.object({
  ids: ids(),
  versions: versions(),
  action: yup.string().oneOf(bulkDecisions).required('field_select_required'),
  reason: text(textLimits.note).test(
    'given',
    'field_required',
    (value, { parent }) => parent.action !== 'reject' || Boolean(value),
  ),
});
export type BulkDecision = yup.InferType<typeof bulkDecisionSchema>;

const bulkRequestActions = ['status', 'responsible'] as const;
export type BulkRequestAction = (typeof bulkRequestActions)[number];

const wanted = (action: (typeof bulkRequestActions)[number]) => ({
  name: 'given',
  message: 'field_select_required',
  test: (value: unknown, { parent }: yup.TestContext) => parent.action !== action || Boolean(value),
});

/** Body of `POST /requests/bulk`: one status, or one person responsible, for many. */
export const bulkRequestSchema = yup.object({
  ids: ids(),
  action: yup.string().oneOf(bulkRequestActions).required('field_select_required'),
  reason: text(textLimits.note),
  request_status: yup.string().oneOf(requestStatuses).test(wanted('status')),
  person_in_charge: yup
    .object({ id: id().lowercase().required('field_select_required') })
    .default(undefined)
    .test(wanted('responsible')),
});

/** What became of one record of a bulk call. */
export interface BulkOutcome {
  id: string;
  done: boolean;
  /**
   * Why it was refused, as the single call would have been. `not_known` where the server failed at it, so that it may be
   * done all the same; `not_tried` of what came after.
   */
  error: string | null;
  errors?: { property: string; message: string }[];
}
