import { AppError, type FieldError, invalid } from '../../domain/errors';
import { picturesIn, withPictures } from '../../domain/introPage/pictures';
import type { IntroInput } from '../../domain/introPage/schema';
import type { IntroContent, IntroPage } from '../../domain/introPage/types';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { picturesOf } from '../media/pictures';
import { editedPage, introLanguage } from './detail';
import { lockDraft, updateDraft } from './queries/drafts';
import { insertPage } from './queries/pages';
import { findFeaturedKols } from './queries/shown';
import { rememberedIntro } from './remembered';

/**
 * Keeps a draft of the intro page, or publishes it to everybody (CONTRACT-2 §14); every publishing is kept. Also of a
 * language that is switched off, so that it is ready before it is on.
 * @throws AppError language_not_exist, record_was_changed, validation_failed with file_not_exist or kol_not_exist
 */
export async function saveIntroPage(
  ctx: SignedCtx,
  { lang, version, publish, ...sent }: IntroInput,
): Promise<IntroPage> {
  const language = introLanguage(lang);
  const page = await inTransaction(ctx, async (tx) => {
    const stored = await lockDraft(tx.db, language);
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const content = await checked(tx, sent.content);
    const file_ids = picturesIn(content);
    const written = publish ? { content: null, file_ids: [] } : { content, file_ids };
    if (publish) await insertPage(tx.db, { id: newId(), lang: language, content, file_ids, created_by: tx.viewer.id });
    await updateDraft(tx.db, stored.id, { ...written, updated_by: tx.viewer.id });
    await recordAudit(tx, {
      action: publish ? 'publish' : 'update',
      entity: 'intro_page',
      entity_id: stored.id,
      changes: { lang: { after: language } },
    });
    return editedPage(tx, language);
  });
  rememberedIntro(ctx).forget();
  return page;
}

/** The content with its pictures as ids. @throws AppError validation_failed */
async function checked(tx: SignedCtx, content: IntroContent): Promise<IntroContent> {
  const problems: FieldError[] = [];
  const pictures = await picturesOf(tx, picturesIn(content));
  const kept = withPictures(content, (reference, property) => {
    const found = pictures.get(reference) ?? null;
    if (!found) problems.push({ property, message: 'file_not_exist' });
    return found;
  });
  const chosen = content.kols_page.kols.map(({ kol_id }) => kol_id);
  const found = chosen.length > 0 ? await findFeaturedKols(tx.db, chosen, tx.language) : [];
  const known = new Set(found.map(({ id }) => id));
  for (const [index, kol] of chosen.entries()) {
    if (known.has(kol) && chosen.indexOf(kol) === index) continue;
    problems.push({ property: `content.kols_page.kols.${index}.kol_id`, message: 'kol_not_exist' });
  }
  if (problems.length > 0) throw invalid(problems);
  return kept;
}
