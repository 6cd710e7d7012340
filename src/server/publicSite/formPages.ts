import { builtInFor } from '../../domain/languages/rules';
import { siteContact } from '../contacts/siteContact';
import type { Ctx } from '../context';
import type { Answered } from './types';

/** A page with a form, and how else we are reached. */
export async function formPage(ctx: Ctx, page: 'request' | 'contact'): Promise<Answered> {
  const language = builtInFor(ctx.language);
  return { status: 200, page: { page, language, contact: await siteContact(ctx, language) } };
}
