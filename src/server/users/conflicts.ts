import { conflictsAs } from '../db/conflicts';

/** What two writers of users at the same moment collided over, as the refusal the slower one would have got later. */
export const asConflict = conflictsAs({
  users_username_key: { property: 'email', message: 'user_already_exist' },
  users_email_key: { property: 'email', message: 'user_email_already_exist' },
  users_code_key: { property: 'code', message: 'user_code_already_exist' },
  user_roles_role_id_roles_id_fk: { property: 'roles', message: 'role_not_exist' },
  kols_user_key: { property: 'kol_id', message: 'kol_already_connected_user' },
  users_department_id_departments_id_fk: { property: 'department_id', message: 'department_not_exist' },
  users_studio_id_studios_id_fk: { property: 'studio_id', message: 'studio_not_exist' },
  users_language_id_languages_id_fk: { property: 'language_id', message: 'language_not_exist' },
});
