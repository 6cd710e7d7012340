import { AppError, type ErrorCode } from '../../domain/errors';
import { type BuiltInLanguage, builtInFor } from '../../domain/languages/rules';
import type { PageContent } from '../../domain/publicSite/pages';
import type { Ctx } from '../context';
import { inLane } from '../db/lanes';
import { languageOfLink } from '../reportLinks/open';
import { readLinkedReport } from '../reportLinks/read';
import type { Answered } from './types';

interface AskedReport {
  token: string;
  /** The caller's Cookie header: it may hold what opened the link. */
  cookie: string;
  home: string;
  /** Instead of the link's own language. */
  lang: BuiltInLanguage | undefined;
  /** Whether a person looks. */
  isVisit: boolean;
}

const pageOf: Partial<Record<ErrorCode, 'not_found' | 'passcode'>> = {
  report_link_not_exist: 'not_found',
  passcode_required: 'passcode',
};

/**
 * The report behind a link, what asks for its passcode, or that there is none.
 * @throws AppError whatever else reading it throws
 */
export async function reportPage(ctx: Ctx, { lang, ...asked }: AskedReport): Promise<Answered> {
  try {
    const report = await readLinkedReport({ ...ctx, db: inLane(ctx.db, '/report-links') }, { ...asked, lang });
    return { status: 200, page: { page: 'report', language: lang ?? report.link.lang, token: asked.token, report } };
  } catch (error) {
    const name = error instanceof AppError ? pageOf[error.code] : undefined;
    if (!name || !(error instanceof AppError)) throw error;
    const page: PageContent =
      name === 'passcode'
        ? { page: name, language: lang ?? (await languageOfLink(ctx, asked.token)), token: asked.token }
        : { page: name, language: builtInFor(ctx.language) };
    return { status: error.status, page };
  }
}
