import type * as yup from 'yup';
import { textLimits } from '../limits';
import { listQuery } from '../lists';
import { day, id, text } from '../validation';

const word = () => text(textLimits.code).transform((value: string) => value || undefined);

/** Query of `GET /audit`; `from` and `to` are days, both included. */
export const auditQuery = listQuery({
  entity: word(),
  entity_id: id(),
  actor_id: id(),
  action: word(),
  from: day(),
  to: day().test(
    'after',
    'end_date_before_start',
    (value, { parent }) => !value || !parent.from || value >= parent.from,
  ),
});
export type AuditQuery = yup.InferType<typeof auditQuery>;
