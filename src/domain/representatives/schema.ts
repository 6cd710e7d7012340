import * as yup from 'yup';
import { takingOne } from '../aliases';
import { textLimits } from '../limits';
import { anyPhone, emailAddress, id, idList, kept, oneLine, optionalText, text } from '../validation';

export const representedTypes = ['customer', 'brand'] as const;
export type RepresentedType = (typeof representedTypes)[number];

const type = () => yup.string().oneOf(representedTypes).required('field_select_required');
const objectId = () => id().lowercase().required('field_select_required');

/** Query of `GET /representatives/{id}`: for which customer or brand the user stands. */
export const representativeQuery = yup.object({ object_id: objectId(), type: type() });

const optional = {
  position: optionalText(),
  /** Left out: the role customer or brand. */
  roles: idList().min(1, 'field_select_required').max(20),
  active: yup.boolean(),
};

/** `POST /representatives` (spec 1 §5 Representative). */
export const representativeSchema = takingOne(
  yup.object({
    objectId: objectId(),
    type: type(),
    fullname: oneLine().required(),
    phone: anyPhone().required(),
    email: emailAddress().required(),
    ...optional,
  }),
  'role',
  'roles',
  'is left out',
);
export type RepresentativeInput = yup.InferType<typeof representativeSchema>;

/** `PUT /representatives/{id}`: what is left out stays. */
export const representativeUpdateSchema = takingOne(
  yup.object({
    objectId: objectId(),
    type: type(),
    fullname: kept(oneLine()),
    phone: kept(anyPhone()),
    email: kept(emailAddress()),
    ...optional,
    version: yup.number().integer(),
  }),
  'role',
  'roles',
  'is left out',
);
export type RepresentativeUpdate = yup.InferType<typeof representativeUpdateSchema>;

/** `PATCH /representatives/{id}/delete`. */
export const representativeDeleteSchema = yup.object({
  objectId: objectId(),
  type: type(),
  reason: text(textLimits.note).required(),
});
