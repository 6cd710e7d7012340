import * as yup from 'yup';
import { actionsByScope, type Scope, scopes } from '../access';
import { textLimits } from '../limits';
import { searchFilter, wholeQuery } from '../lists';
import { userTypes } from '../roles';
import { id, oneLine, text } from '../validation';

const note = () => text(textLimits.note).nullable();
const priority = () => yup.number().integer().min(0).max(10_000);
const name = () => oneLine(textLimits.code);
const display = () => oneLine(textLimits.name);

/** Query of `GET /role`. */
export const roleListQuery = wholeQuery({
  name: searchFilter(),
  status: yup.boolean(),
  type: yup.string().oneOf(userTypes),
});
export type RoleListQuery = yup.InferType<typeof roleListQuery>;

/** `POST /role`; without a display name the name is shown. */
export const roleSchema = yup.object({
  name: name().required(),
  name_display: display(),
  description: note(),
  status: yup.boolean().default(true),
  priority: priority().default(100),
  second_factor_required: yup.boolean().default(false),
  type: yup.string().oneOf(userTypes).default('staff'),
});
export type RoleInput = yup.InferType<typeof roleSchema>;

/** `PUT /role/{id}` (spec 2 §7): what is left out stays; the type never changes. */
export const roleUpdateSchema = yup.object({
  name: name().min(1, 'field_required'),
  name_display: display().min(1, 'field_required'),
  description: note(),
  status: yup.boolean(),
  priority: priority(),
  second_factor_required: yup.boolean(),
  version: yup.number().integer(),
});
export type RoleUpdate = yup.InferType<typeof roleUpdateSchema>;

const scopeName = () => yup.string().oneOf(scopes);
const isActionOf = (scope: unknown, action: string | undefined) =>
  (actionsByScope[scope as Scope] as readonly string[] | undefined)?.includes(action ?? '') ?? true;

/** `PUT /role-permission` (CONTRACT.md §1): flags not listed stay. */
export const rolePermissionSchema = yup.object({
  role_id: id().required('field_select_required'),
  permissions: yup
    .array(
      yup.object({
        scope: scopeName().required(),
        action: yup
          .string()
          .required()
          .test('known', 'invalid_value', (action, { parent }) => isActionOf(parent.scope, action)),
        allowed: yup.boolean().required(),
      }),
    )
    .min(1, 'field_required')
    .max(1_000)
    .required(),
  version: yup.number().integer(),
});
export type RolePermissionInput = yup.InferType<typeof rolePermissionSchema>;

const group = yup.object({
  group: scopeName().required(),
  apis: yup
    .array(
      yup.object({
        action: yup.string().required(),
        roles: yup
          .array(text(textLimits.name).required())
          .max(1_000)
          .required()
          .meta({ jsonSchema: { description: 'Roles by id or name.' } }),
      }),
    )
    .max(1_000)
    .required()
    .test('known', 'invalid_value', (apis, { parent }) =>
      (apis ?? []).every(({ action }) => isActionOf(parent.group, action)),
    ),
});

const groups = () => yup.array(group).min(1, 'field_required').max(100).required();

/** `POST` and `PUT /permission/group`: one group as `GET /permission` answers it, or a list of them (CONTRACT.md §1). */
export const permissionGroupSchema = yup
  .object({ groups: groups() })
  .meta({ otherForms: [group, groups()] })
  .transform((value: unknown) => {
    if (Array.isArray(value)) return { groups: value };
    return typeof value === 'object' && value !== null && 'group' in value ? { groups: [value] } : value;
  });
export type PermissionGroupInput = yup.InferType<typeof permissionGroupSchema>;
