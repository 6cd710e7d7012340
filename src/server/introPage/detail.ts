import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import { defaultIntro } from '../../domain/introPage/defaults';
import { picturesIn, withPictures } from '../../domain/introPage/pictures';
import type { IntroQuery } from '../../domain/introPage/schema';
import type { IntroContent, IntroPage } from '../../domain/introPage/types';
import { type BuiltInLanguage, builtInFor, isBuiltInLanguage } from '../../domain/languages/rules';
import { signFileUrl } from '../adapters/files/signing';
import type { Ctx } from '../context';
import { findPictureUrls } from '../media/queries/files';
import { findDraft } from './queries/drafts';
import { findPublished, isSwitchedOn } from './queries/pages';

/** Whoever may not change the page is not told that there is more than what is published. @throws AppError route_not_found */
export function refuseOthers({ viewer }: Ctx): void {
  if (!viewer || !can(viewer.access, 'intro_page_management', 'u_intro_page')) throw new AppError('route_not_found');
}

/** The language of a page. @throws AppError language_not_exist */
export function introLanguage(lang: string): BuiltInLanguage {
  if (!isBuiltInLanguage(lang)) throw new AppError('language_not_exist');
  return lang;
}

/**
 * What the page says (CONTRACT-2 §14): what is published, or its draft for those who may change it. Only they are told
 * of a language that is switched off.
 * @throws AppError language_not_exist, route_not_found
 */
export async function introPage(ctx: Ctx, { lang, draft }: IntroQuery): Promise<IntroPage> {
  if (draft) refuseOthers(ctx);
  const language = introLanguage(lang ?? builtInFor(ctx.language));
  if (draft) return editedPage(ctx, language);
  if (!(await isSwitchedOn(ctx.db, language))) throw new AppError('language_not_exist');
  const published = await findPublished(ctx.db, language);
  const content = published ? (published.content as IntroContent) : defaultIntro[language];
  const urls = await findPictureUrls(ctx.db, picturesIn(content));
  return {
    lang: language,
    content: withPictures(content, (id) => urls.get(id) ?? null),
    published_at: published?.created_at.toISOString() ?? null,
  };
}

/** The page as those who change it have it: what is unpublished, else what everybody sees; pictures by links that live for minutes. */
export async function editedPage({ db, secrets }: Ctx, lang: BuiltInLanguage): Promise<IntroPage> {
  const [published, draft] = [await findPublished(db, lang), await findDraft(db, lang)];
  const content = draft?.content ?? (published ? (published.content as IntroContent) : defaultIntro[lang]);
  return {
    lang,
    content,
    published_at: published?.created_at.toISOString() ?? null,
    draft: {
      version: draft?.version ?? 0,
      unpublished: Boolean(draft?.content),
      updated_at: draft?.updated_at ?? null,
      updated_by: draft?.updated_by ?? null,
      pictures: picturesIn(content).map((id) => ({ id, url: signFileUrl(id, secrets.fileLinks, new Date()) })),
    },
  };
}
