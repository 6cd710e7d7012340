import { builtInFor } from '../../domain/languages/rules';
import type { Ctx } from '../context';
import { readIntro } from '../introPage/read';
import type { Answered } from './types';

/** The page the site begins with, as it was published. */
export async function homePage(ctx: Ctx): Promise<Answered> {
  const language = builtInFor(ctx.language);
  return { status: 200, page: { page: 'home', language, intro: await readIntro(ctx, language) } };
}
