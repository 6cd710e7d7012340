import { formTypes } from '../../domain/reports/forms';
import { type Api, CookieAnswer, FileAnswer } from '../http/api';
import { linkAddress } from './address';
import { createReportLink } from './create';
import { linkedReportFile } from './file';
import { listReportLinks } from './list';
import { openReportLink } from './open';
import { readLinkedReport } from './read';
import { updateReportLink } from './update';

/** Binds links to reports: what staff do with them, and what whoever has one is answered (CONTRACT-2 §9). */
export function reportLinkRoutes(api: Api): void {
  api.handle('reportLinkList', ({ ctx, params, query, home }) => listReportLinks(ctx, params.id, query, home));
  api.handle('reportLinkCreate', async ({ ctx, params, body, home }) => ({
    data: await createReportLink(ctx, params.id, body, home),
  }));
  api.handle('reportLinkUpdate', async ({ ctx, params, body, home }) => ({
    data: await updateReportLink(ctx, params.id, body, home),
  }));
  api.handle('reportLinkAddress', async ({ ctx, params, home }) => ({ data: await linkAddress(ctx, params.id, home) }));
  api.handle('linkedReport', async ({ ctx, params, query, cookie, home, isVisit }) => ({
    data: await readLinkedReport(ctx, { ...params, ...query, cookie, home, isVisit }),
  }));
  api.handle('linkedReportOpen', async ({ ctx, params, body, home }) => {
    const cookie = await openReportLink(ctx, { ...params, ...body, home });
    return cookie === null ? undefined : new CookieAnswer(cookie);
  });
  api.handle('linkedReportFile', async ({ ctx, params, query, cookie, home, gone }) => {
    const { content, name } = await linkedReportFile(ctx, { ...params, ...query, cookie, home, gone });
    return new FileAnswer(content, name, formTypes[query.type]);
  });
}
