import type { FieldValues } from 'react-hook-form';
import type { PersonRef } from '../../domain/campaigns/types';
import type { RequestStatus } from '../../domain/campaigns/values';
import type { Picked } from '../../ui/console/form/useFound';

/** What the forms that answer requests hold, one or many at once; a form of one of the two has no other. */
export interface UpdateForm {
  request_status: RequestStatus;
  /** At most one. */
  person_in_charge: Picked[];
}

export const nameOf = ({ fullname }: PersonRef) => fullname;

/** What the calls take of it. */
export function toInput(values: FieldValues): FieldValues {
  const { request_status, person_in_charge = [] } = values as Partial<UpdateForm>;
  const [person] = person_in_charge;
  return { ...(request_status && { request_status }), ...(person && { person_in_charge: { id: person.id } }) };
}
