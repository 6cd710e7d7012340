import { AppError, type ErrorCode } from '../../domain/errors';

const conflicts: Record<string, { property: string; message: ErrorCode }> = {
  users_username_key: { property: 'email', message: 'user_already_exist' },
  users_email_key: { property: 'email', message: 'user_email_already_exist' },
  users_code_key: { property: 'code', message: 'user_code_already_exist' },
  user_roles_role_id_roles_id_fk: { property: 'roles', message: 'role_not_exist' },
  kols_user_key: { property: 'kol_id', message: 'kol_already_connected_user' },
};

/** What two writers at the same moment collided over, as the refusal the slower one would have got a moment later. */
export function asConflict(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const known = 'constraint' in cause ? conflicts[String(cause.constraint)] : undefined;
    if (known) throw new AppError(known.message, [known], { cause: error });
  }
  throw error;
}
