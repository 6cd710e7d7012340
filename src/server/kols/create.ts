import { refuse } from '../../domain/errors';
import type { KolInput } from '../../domain/kols/schema';
import type { KolStatus } from '../../domain/kols/values';
import { tellWaiting } from '../approvals/tell';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx, type Viewer } from '../context';
import { newId } from '../ids';
import { pictureOf } from '../media/pictures';
import { columnsOf, linkAccounts, linksOf, wantedOf } from './approval';
import { asConflict } from './conflicts';
import { accountsOf, fieldsOf, type KolFields, type Places } from './fields';
import { mayApprove, onlyStaff } from './guards';
import { problemsOf } from './problems';
import { findSurroundings, type Surroundings } from './queries/surroundings';
import { insertJobs, insertKols, insertPrices, insertSectors, withCardsAfter } from './queries/writes';
import { namedChanges } from './trail';

/** What a KOL somebody adds is at first (spec 1 §4 Approval). */
export const firstStatus = (viewer: Viewer) => (mayApprove(viewer) ? ('active' as const) : ('pending' as const));

/** Whether the public site shows a KOL of this status with these fields (CONTRACT.md §4). */
export const isShownToAll = (status: KolStatus, fields: Pick<KolFields, 'public'>) =>
  status === 'active' && fields.public;

/**
 * Adds checked KOLs in the caller's transaction, pending unless the caller may approve (spec 1 §4 Approval). Answers
 * their ids.
 * @throws the driver's error on a code or an account taken meanwhile: see `asConflict`
 */
export async function writeKols(
  tx: SignedCtx,
  all: readonly KolFields[],
  around: Surroundings,
  action: 'create' | 'import',
): Promise<string[]> {
  const status = firstStatus(tx.viewer);
  const made = all.map((fields) => ({ id: newId(), fields }));
  const rows = made.map(({ id, fields }) => ({ id, ...columnsOf(fields), status, created_by: tx.viewer.id }));
  await withCardsAfter(
    tx.db,
    made.map(({ id }) => id),
    async () => {
      await insertKols(tx.db, rows);
      const links = made.map(({ id, fields }) => linksOf(id, fields));
      await insertSectors(
        tx.db,
        links.flatMap(({ sectors }) => sectors),
      );
      await insertJobs(
        tx.db,
        links.flatMap(({ jobs }) => jobs),
      );
      await insertPrices(
        tx.db,
        links.flatMap(({ prices }) => prices),
      );
      await linkAccounts(
        tx,
        made.flatMap(({ id, fields }) => accountsOf(fields).map((account) => ({ kol_id: id, ...account }))),
      );
    },
  );
  await recordAudit(
    tx,
    ...made.map(({ id, fields }) => ({
      action,
      entity: 'kol' as const,
      entity_id: id,
      changes: namedChanges(changesOf(null, { ...fields, status }), around.sectors),
    })),
  );
  return made.map(({ id }) => id);
}

async function addKol(tx: SignedCtx, input: KolInput): Promise<string> {
  const pictures = {
    avatar: await pictureOf(tx, 'avatar', input.avatar),
    group_photo: await pictureOf(tx, 'group_photo', input.group_photo),
  };
  const places: Places = new Map();
  const fields = fieldsOf(input, pictures, places);
  const around = await findSurroundings(tx.db, wantedOf([fields]));
  refuse(problemsOf(fields, around, null, places));
  const [id = ''] = await writeKols(tx, [fields], around, 'create');
  if (!mayApprove(tx.viewer)) {
    await tellWaiting(tx, 'kol', [{ id, name: fields.stage_name }], { occasion: 'new', change: false });
  }
  return id;
}

/**
 * Adds a KOL (spec 1 §5 KOL, §4 Approval): active where the caller may approve, else pending. Answers its id.
 * @throws AppError validation_failed, permission_denied, kol_code_already_exist, sector_not_exist, job_not_exist,
 * social_already_linked, file_not_exist
 */
export async function createKol(ctx: SignedCtx, input: KolInput): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, (tx) => addKol(tx, input)).catch(asConflict);
}
