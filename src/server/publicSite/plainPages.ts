import { builtInFor } from '../../domain/languages/rules';
import type { Ctx } from '../context';
import { readFrame } from '../introPage/read';
import type { Answered } from './types';

/** The policy, with who runs the site as its intro page says it. */
export async function policyPage(ctx: Ctx): Promise<Answered> {
  const language = builtInFor(ctx.language);
  const { company, office, email, phone_number } = (await readFrame(ctx, language)).contact_page;
  return { status: 200, page: { page: 'policy', language, contact: { company, office, email, phone_number } } };
}

/** What stands at an address of nothing. */
export async function nowherePage(ctx: Ctx): Promise<Answered> {
  return { status: 404, page: { page: 'nowhere', language: builtInFor(ctx.language) } };
}
