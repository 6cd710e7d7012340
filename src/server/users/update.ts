import { AppError, refuse } from '../../domain/errors';
import { adminRole } from '../../domain/roles/rules';
import type { UserUpdate } from '../../domain/users/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { endWaysIn } from '../auth/endWaysIn';
import { securityMail } from '../auth/mails';
import { inTransaction, type SignedCtx } from '../context';
import { queueMail } from '../jobs/mail';
import { pictureOf } from '../media/pictures';
import { asConflict } from './conflicts';
import { named, representativesOf } from './create';
import { columnsOf, type Draft, problemsOf, typeOfRoles, wantedOf } from './draft';
import { hasAdminRole, isAdmin, keepAnAdmin, lockForChange } from './guards';
import { invite } from './invitations';
import {
  findSurroundings,
  forgetMailed,
  insertRepresentatives,
  linkKol,
  removeRepresentatives,
  replaceRoles,
  type StoredUser,
  type Surroundings,
  unlinkKols,
  updateUserRow,
} from './links/queries';

/**
 * Changes a user; what the input leaves out stays (spec 2 §7 update-user). Nobody becomes admin so, nobody but an admin
 * changes its own roles, and another e-mail is another way in: sessions end, and the former address hears of it.
 * @throws AppError user_not_exist, record_was_changed, permission_denied, not_allowed_update_to_admin_role,
 * last_admin_must_stay, and as createUser
 */
export async function updateUser(ctx: SignedCtx, id: string, input: UserUpdate, home: string): Promise<void> {
  await inTransaction(ctx, (tx) => change(tx, id, input, home)).catch(asConflict);
}

async function change(tx: SignedCtx, id: string, { version, ...input }: UserUpdate, home: string): Promise<void> {
  const stored = await lockForChange(tx, id);
  if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
  const { email = stored.email, code = stored.code } = input;
  const around = await findSurroundings(tx.db, wantedOf([{ ...input, email, code }]));
  const draft = merged(stored, input, around, await pictureOf(tx, 'avatar', input.avatar));
  await checkRoles(tx, stored, draft, around);
  refuse(problemsOf(draft, around, stored));
  const before: Draft = { ...draftFields(stored), phone: stored.phone ?? '' };
  const changes = changesOf(named(before, around), named(draft, around));
  if (Object.keys(changes).length === 0) return;
  await write(tx, stored, draft, changes);
  await recordAudit(tx, { action: 'update', entity: 'user', entity_id: id, changes });
  if (!('email' in changes)) return;
  await endWaysIn(tx, id);
  await forgetMailed(tx.db, stored.username);
  const language = around.languages.find((one) => one.id === draft.language_id)?.code ?? tx.language;
  // Whoever takes an account over so is not the only one to hear of it; an address nobody has proven may be a stranger's.
  if (stored.verified_at) {
    await queueMail(tx, securityMail('email_changed', { email: stored.email, fullname: draft.fullname, language }));
  }
  if (stored.password_hash) return;
  await invite(tx, 'invitation', [{ email: draft.email, fullname: draft.fullname, language }], home);
}

function draftFields(user: StoredUser) {
  const { code, fullname, email, type, gender, birthday, address, job, position, avatar_file_id } = user;
  const { department_id, studio_id, language_id, roles, customer_ids, brand_ids, kol_id } = user;
  const own = { code, fullname, email, type, gender, birthday, address, job, position, avatar_file_id };
  return { ...own, department_id, studio_id, language_id, roles, customer_ids, brand_ids, kol_id };
}

type Change = Omit<UserUpdate, 'version'>;

/** The user as it would be. Another department clears the studio, another type what the old one was linked to (spec 1 §5). */
function merged(
  stored: StoredUser,
  { avatar: _avatar, ...input }: Change,
  around: Surroundings,
  avatar: string | null | undefined,
): Draft {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Change;
  const type = input.type ?? (input.roles ? typeOfRoles(input.roles, around) : stored.type);
  const isMoved = input.department_id !== undefined && input.department_id !== stored.department_id;
  return {
    ...draftFields(stored),
    phone: stored.phone ?? '',
    ...(isMoved && { studio_id: null }),
    ...(type !== stored.type && { customer_ids: [], brand_ids: [], kol_id: null }),
    ...given,
    type,
    ...(input.roles && { roles: [...new Set(input.roles)] }),
    ...(input.customer_ids && { customer_ids: [...new Set(input.customer_ids)].sort() }),
    ...(input.brand_ids && { brand_ids: [...new Set(input.brand_ids)].sort() }),
    ...(avatar !== undefined && { avatar_file_id: avatar }),
  } as Draft;
}

async function checkRoles(tx: SignedCtx, stored: StoredUser, draft: Draft, around: Surroundings): Promise<void> {
  const admin = around.roles.find(({ name }) => name === adminRole)?.id ?? '';
  const wasAdmin = hasAdminRole(stored);
  const staysAdmin = draft.roles.includes(admin);
  if (staysAdmin && !wasAdmin) {
    throw new AppError('not_allowed_update_to_admin_role', [
      { property: 'roles', message: 'not_allowed_update_to_admin_role' },
    ]);
  }
  if (wasAdmin && !staysAdmin) await keepAnAdmin(tx, stored);
  const isChanged = draft.roles.join() !== stored.roles.join();
  if (isChanged && stored.id === tx.viewer.id && !isAdmin(tx.viewer)) throw new AppError('permission_denied');
}

async function write(tx: SignedCtx, stored: StoredUser, draft: Draft, changes: object): Promise<void> {
  const { id } = stored;
  // One who signs in by another name than the e-mail keeps that name.
  const username = stored.username === stored.email ? draft.email : stored.username;
  await updateUserRow(tx.db, id, { ...columnsOf(draft), username });
  if ('roles' in changes) await replaceRoles(tx.db, id, draft.roles);
  if ('customer_ids' in changes || 'brand_ids' in changes) {
    await removeRepresentatives(tx.db, id, draft);
    const isNew = (field: 'customer_ids' | 'brand_ids') => draft[field].filter((one) => !stored[field].includes(one));
    const added = { customer_ids: isNew('customer_ids'), brand_ids: isNew('brand_ids') };
    await insertRepresentatives(tx.db, representativesOf(id, added));
  }
  if ('kol_id' in changes) {
    await unlinkKols(tx.db, id);
    if (draft.kol_id && !(await linkKol(tx.db, draft.kol_id, id))) {
      refuse([{ property: 'kol_id', message: 'kol_already_connected_user' }]);
    }
  }
}
