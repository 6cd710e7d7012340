import { AppError } from '../../domain/errors';
import { picturesIn } from '../../domain/introPage/pictures';
import type { IntroDrawInput } from '../../domain/introPage/schema';
import { signFileUrl } from '../adapters/files/signing';
import type { SignedCtx } from '../context';
import type { PublicPages } from '../http/publicPages';
import { picturesOf } from '../media/pictures';
import { introLanguage } from './detail';
import { showIntro } from './read';

/**
 * The landing page as visitors would see it with this content (spec 1 §2 Intro page editor): drawn by what draws the
 * site, with its texts named for the editor; pictures by links that live for minutes. `pages` is null where the site is
 * not built.
 * @throws AppError language_not_exist, route_not_found
 */
export async function drawIntro(
  ctx: SignedCtx,
  { lang, content }: IntroDrawInput,
  pages: PublicPages | null,
  home: string,
): Promise<{ html: string }> {
  if (!pages) throw new AppError('route_not_found');
  const language = introLanguage(lang);
  const pictures = await picturesOf(ctx, picturesIn(content));
  const urls = new Map(
    [...pictures].map(([reference, id]) => [reference, signFileUrl(id, ctx.secrets.fileLinks, new Date())]),
  );
  const intro = await showIntro(ctx, language, content, urls);
  const { headers, contact_page } = intro;
  return { html: pages({ page: 'home', language, intro, frame: { headers, contact_page }, editing: true }, home) };
}
