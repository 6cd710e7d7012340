import { can } from '../../domain/access';
import { AppError, refuse } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { RequestCreateInput } from '../../domain/requests/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { checkCaptcha, spendCaptcha } from '../captcha/check';
import { type Ctx, inTransaction, type Viewer } from '../context';
import { countTry } from '../http/rateLimit';
import type { UploadedFiles } from '../http/uploads';
import { newId } from '../ids';
import { queueMail } from '../jobs/mail';
import { documentsOf } from '../media/documents';
import { keepUploads, storeBytes } from '../media/keep';
import { notifyNewRequest } from '../notifications/requests';
import { askerOf } from './asker';
import { acceptUploads, coverOf, type RequestUploads } from './files';
import { receiptMail } from './guestMail';
import { requestLimit } from './limits';
import { mayHaveReceipt } from './mayHaveReceipt';
import { insertRequest, lockActiveKols } from './queries/write';

/**
 * Takes in a request for a campaign (spec 1 §3, §5 Request): from a signed-in caller who may ask, or from a guest with a
 * solved captcha, who gets a mail that it has arrived. All of it or nothing is kept. Answers its id.
 * @throws AppError permission_denied, captcha_missing, captcha_failed, kol_not_exist, file_type_invalid, file_too_large,
 * exceeded_upload_limit_for_today, TooManyRequests, and as `askerOf` and `coverOf`
 */
export async function createRequest(ctx: Ctx, input: RequestCreateInput, files: UploadedFiles): Promise<string> {
  const { viewer } = ctx;
  if (viewer) refuseUnlessAllowed(viewer);
  await countTry(ctx.db, [requestLimit(ctx)]);
  const solved = viewer ? null : await checkCaptcha(ctx, input.captcha_token);
  const uploads = await acceptUploads(ctx, files);
  const isAnswered = !viewer && (await mayHaveReceipt(ctx, input.customer_email));
  return inTransaction(ctx, async (tx) => {
    if (solved) await spendCaptcha(tx, solved);
    const id = await write(tx, input, uploads);
    if (isAnswered) await queueMail(tx, receiptMail({ ...input, id }, tx.language));
    await notifyNewRequest(tx, { id, request_name: input.request_name, brand_name: input.brand_name });
    return id;
  });
}

function refuseUnlessAllowed(viewer: Viewer): void {
  // A KOL represents nobody a campaign could be for.
  const mayAsk = viewer.type !== 'kol' && can(viewer.access, 'campaigns_management', 'c_request');
  if (!mayAsk) throw new AppError('permission_denied');
}

async function write(tx: Ctx, input: RequestCreateInput, { documents, cover }: RequestUploads): Promise<string> {
  const {
    brand_cover_image,
    captcha_token,
    request_kols,
    request_files,
    request_docs,
    brand_id,
    customer_id,
    ...fields
  } = input;
  const asker = await askerOf(tx, { brand_id, customer_id });
  await refuseUnknownKols(tx, request_kols);
  const uploaded = await ownDocuments(tx, { request_files, request_docs });
  const brand_cover_file_id = await coverOf(tx, asker, { brand_name: input.brand_name, brand_cover_image }, cover);
  // Only now: nothing refuses the request any more, and bytes without a record would stay for ever.
  const kept = [...documents, ...(cover && brand_cover_file_id === cover.id ? [cover] : [])];
  await storeBytes(tx, ...kept);
  await keepUploads(tx, ...kept);
  const id = newId();
  const bound = { brand_id: asker.brand?.id ?? null, customer_id: asker.customer_id };
  const row = { ...fields, ...bound, brand_cover_file_id };
  const docs = [...uploaded, ...documents.map((document) => document.id)];
  const guest_language = tx.viewer ? null : builtInFor(tx.language);
  await insertRequest(tx.db, { id, ...row, guest_language, created_by: tx.viewer?.id ?? null }, request_kols, docs);
  await recordAudit(tx, {
    action: 'create',
    entity: 'campaign_request',
    entity_id: id,
    changes: changesOf(null, { ...row, request_kols, request_files: docs }),
  });
  return id;
}

/** Documents the caller uploaded before; a guest has none. @throws AppError file_not_exist */
async function ownDocuments(tx: Ctx, named: Record<string, readonly string[]>): Promise<string[]> {
  const ids = [...new Set(Object.values(named).flat())];
  const { viewer } = tx;
  const own = viewer ? await documentsOf({ ...tx, viewer }, ids, {}) : new Map<string, string>();
  const unknown = Object.entries(named).filter(([, refs]) => refs.some((id) => !own.has(id)));
  refuse(unknown.map(([property]) => ({ property, message: 'file_not_exist' })));
  return ids;
}

async function refuseUnknownKols(tx: Ctx, ids: readonly string[]): Promise<void> {
  const active = await lockActiveKols(tx.db, ids, tx.viewer === null);
  refuse(
    ids.flatMap((id, index) =>
      active.has(id) ? [] : [{ property: `request_kols.${index}`, message: 'kol_not_exist' }],
    ),
  );
}
