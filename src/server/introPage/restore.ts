import { AppError } from '../../domain/errors';
import type { IntroPage } from '../../domain/introPage/types';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { editedPage, introLanguage } from './detail';
import { lockDraft, updateDraft } from './queries/drafts';
import { findVersion, insertPage } from './queries/pages';
import { rememberedIntro } from './remembered';

/**
 * Publishes again what was published before (CONTRACT-2 §14), as a version of its own; a draft gives way to it.
 * @throws AppError intro_version_not_exist, record_was_changed
 */
export async function restoreIntroPage(
  ctx: SignedCtx,
  id: string,
  { version }: { version?: number | undefined },
): Promise<IntroPage> {
  const page = await inTransaction(ctx, async (tx) => {
    const found = await findVersion(tx.db, id);
    if (!found) throw new AppError('intro_version_not_exist');
    const { content, file_ids } = found;
    const lang = introLanguage(found.lang);
    const stored = await lockDraft(tx.db, lang);
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    await insertPage(tx.db, { id: newId(), lang, content, file_ids, created_by: tx.viewer.id });
    await updateDraft(tx.db, stored.id, { content: null, file_ids: [], updated_by: tx.viewer.id });
    await recordAudit(tx, {
      action: 'publish',
      entity: 'intro_page',
      entity_id: stored.id,
      changes: { lang: { after: lang }, restored_from: { after: found.created_at.toISOString() } },
    });
    return editedPage(tx, lang);
  });
  rememberedIntro(ctx).forget();
  return page;
}
