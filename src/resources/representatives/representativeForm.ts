import type { FieldValues } from 'react-hook-form';
import { representativeSchema, representativeUpdateSchema } from '../../domain/representatives/schema';
import type { Representative } from '../../domain/representatives/types';
import { type FormRules, withoutEmpty } from '../../ui/console/form/resolver';
import type { Represented } from '../../ui/console/representatives/represented';

/** What the wizard holds; the one role by its id. */
export interface RepresentativeForm {
  fullname: string;
  phone: string;
  email: string;
  position: string;
  roles: string;
  active: boolean;
}

export const infoFields = ['fullname', 'phone', 'email', 'position'] as const;
type InfoForm = Pick<RepresentativeForm, (typeof infoFields)[number]>;

export const emptyRepresentative: RepresentativeForm = {
  fullname: '',
  phone: '',
  email: '',
  position: '',
  roles: '',
  active: true,
};

/** The form as `POST /representatives` takes it; without a role the server gives the one of the type. */
export function toInput({ roles, ...values }: FieldValues, object: Represented): FieldValues {
  return { ...withoutEmpty(values), ...(roles && { roles: [roles] }), ...object };
}

export const createRules = (object: Represented): FormRules => ({
  schema: representativeSchema,
  toInput: (values) => toInput(values, object),
});

/** An emptied field is sent as one: what the call leaves out would stay. */
export const editRules = (object: Represented): FormRules => ({
  schema: representativeUpdateSchema,
  toInput: (values) => ({ ...values, ...object }),
});

/** A representative as the form of an edit holds it. */
export function toForm({ fullname, phone, email, position }: Representative): InfoForm {
  return { fullname, phone: phone ?? '', email, position: position ?? '' };
}

/** The fields that differ, as `PUT /representatives/{id}` takes them. */
export function changedFields(values: FieldValues, before: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field]));
}
