import { defaultIntro } from '../../domain/introPage/defaults';
import type { SiteFrame } from '../../domain/introPage/types';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { Ctx } from '../context';
import { readFrame } from '../introPage/read';

/** What header and footer say; a page that cannot be told has at least those everybody begins with. */
export async function frameOf(ctx: Ctx, language: BuiltInLanguage): Promise<SiteFrame> {
  try {
    return await readFrame(ctx, language);
  } catch (error) {
    ctx.log.error({ err: error }, 'the frame of the site was not read');
    return defaultIntro[language];
  }
}
