import { type FieldError, refuse } from '../../domain/errors';
import { adminRole } from '../../domain/roles/rules';
import type { UserInput } from '../../domain/users/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { pictureOf } from '../media/pictures';
import { asConflict } from './conflicts';
import { columnsOf, type Draft, draftOf, problemsOf, wantedOf } from './draft';
import { isAdmin, onlyStaff } from './guards';
import { invite } from './invitations';
import {
  findSurroundings,
  insertRepresentatives,
  insertRoles,
  insertUsers,
  linkKol,
  type Surroundings,
} from './links/queries';

/** What keeps the caller from adding this user: only an admin adds an admin (CONTRACT.md §3). */
export function rankProblems(ctx: SignedCtx, draft: Draft, around: Surroundings): FieldError[] {
  const admin = around.roles.find(({ name }) => name === adminRole);
  const isRefused = admin && draft.roles.includes(admin.id) && !isAdmin(ctx.viewer);
  return isRefused ? [{ property: 'roles', message: 'permission_denied' }] : [];
}

/**
 * Adds checked users with their roles and links, in the caller's transaction, and invites them. Answers their ids.
 * @throws the driver's error on a name taken meanwhile: see `asConflict`
 */
export async function writeUsers(
  tx: SignedCtx,
  drafts: readonly Draft[],
  around: Surroundings,
  { home, action }: { home: string; action: 'create' | 'import' },
): Promise<string[]> {
  const now = new Date();
  const made = drafts.map((draft) => ({ id: newId(), draft }));
  await insertUsers(
    tx.db,
    made.map(({ id, draft }) => ({ id, ...columnsOf(draft), activated_at: now })),
  );
  await insertRoles(
    tx.db,
    made.flatMap(({ id, draft }) => draft.roles.map((role_id, position) => ({ user_id: id, role_id, position }))),
  );
  await insertRepresentatives(
    tx.db,
    made.flatMap(({ id, draft }) => representativesOf(id, draft)),
  );
  for (const { id, draft } of made) {
    if (draft.kol_id && !(await linkKol(tx.db, draft.kol_id, id))) {
      refuse([{ property: 'kol_id', message: 'kol_already_connected_user' }]);
    }
  }
  await recordAudit(
    tx,
    ...made.map(({ id, draft }) => ({
      action,
      entity: 'user' as const,
      entity_id: id,
      changes: changesOf(null, named(draft, around)),
    })),
  );
  const invited = made.map(({ draft: { email, fullname, language_id } }) => {
    const language = around.languages.find(({ id }) => id === language_id)?.code ?? tx.language;
    return { email, fullname, language };
  });
  await invite(tx, 'invitation', invited, home);
  return made.map(({ id }) => id);
}

/** A draft as the trail shows it: roles by name. */
export function named(draft: Draft, around: Surroundings): object {
  return { ...draft, roles: draft.roles.map((role) => around.roles.find(({ id }) => id === role)?.name ?? role) };
}

/** Rows that link a user to what it represents. */
export function representativesOf(
  user_id: string,
  { customer_ids, brand_ids }: Pick<Draft, 'customer_ids' | 'brand_ids'>,
) {
  return [
    ...customer_ids.map((customer_id) => ({ id: newId(), user_id, type: 'customer' as const, customer_id })),
    ...brand_ids.map((brand_id) => ({ id: newId(), user_id, type: 'brand' as const, brand_id })),
  ];
}

async function addUser(tx: SignedCtx, input: UserInput, home: string): Promise<string> {
  const around = await findSurroundings(tx.db, wantedOf([input]));
  const draft = draftOf(input, around, (await pictureOf(tx, 'avatar', input.avatar)) ?? null);
  refuse(rankProblems(tx, draft, around));
  refuse(problemsOf(draft, around, null));
  const [id = ''] = await writeUsers(tx, [draft], around, { home, action: 'create' });
  return id;
}

/**
 * Adds a user and mails a link to choose a password (spec 2 §7 Users). Answers the user's id.
 * @throws AppError validation_failed, permission_denied, user_email_already_exist, user_already_exist,
 * user_code_already_exist, role_not_exist, department_not_exist, studio_not_exist, customer_not_exist, brand_not_exist,
 * kol_not_exist, kol_already_connected_user, language_not_exist, file_not_exist
 */
export async function createUser(ctx: SignedCtx, input: UserInput, home: string): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, (tx) => addUser(tx, input, home)).catch(asConflict);
}
