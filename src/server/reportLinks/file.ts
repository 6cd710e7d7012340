import type { Readable } from 'node:stream';
import { AppError } from '../../domain/errors';
import type { LinkedFileQuery } from '../../domain/reportLinks/schema';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { snapshotFileOf } from '../reportSnapshots/file';
import { reportFile } from '../reports/files/reportFile';
import { documentOfLink } from './document';
import { downloads } from './limits';
import { type Knock, openedLink } from './open';

/** A file on its way, and what it is called. */
interface LinkedFile {
  content: Buffer | Readable;
  name: string;
}

/**
 * The report behind a link as a file: of a frozen one without hidden blocks the frozen bytes, else what the link shows,
 * rendered anew. No visit; slowed per link and network (CONTRACT-2 §9).
 * @throws AppError report_link_not_exist, passcode_required, report_snapshot_not_ready, service_unavailable;
 * TooManyRequests
 */
export async function linkedReportFile(
  ctx: Ctx,
  { type, lang, gone, ...knock }: Knock & LinkedFileQuery & { gone: AbortSignal },
): Promise<LinkedFile> {
  const link = await openedLink(ctx, knock);
  await countTry(ctx.db, [downloads(link.id, ctx.address)]);
  const language = lang ?? link.lang;
  if (link.snapshot_id && link.hidden_blocks.length === 0) {
    const frozen = await snapshotFileOf(ctx, link.snapshot_id, { type, lang: language });
    if (!frozen) throw new AppError('report_snapshot_not_ready');
    return frozen;
  }
  const document = await documentOfLink(ctx, link, language);
  const content = await reportFile(ctx.files, document, { form: type, language, gone });
  return { content, name: `${document.campaign.code}_${document.as_of}.${type}` };
}
