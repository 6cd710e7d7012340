import { createHash } from 'node:crypto';
import type { Translate } from '../../../domain/locales/translator';
import type { ReportDocument } from '../../../domain/reports/document';
import type { ReportMeta } from './task';

const facesAtMost = 7;

/** What a file of this document in a language says besides its sections; the same for the same document. */
export function metaOf(report: ReportDocument, say: Translate, language: string): ReportMeta {
  const { campaign, as_of, frozen } = report;
  const faces = campaign.kols.slice(0, facesAtMost);
  const others = campaign.kol_total - faces.length;
  return {
    id: createHash('sha256').update(language).update(JSON.stringify(report)).digest('hex'),
    title: `${say('reportDocument.title')}: ${campaign.name}`,
    author: say('common.product'),
    campaign: campaign.name,
    code: campaign.code,
    frozen: frozen ? `${frozen.number} · ${frozen.code}` : null,
    as_of,
    brand: campaign.brand && { name: campaign.brand.name, logo: campaign.brand.logo },
    cover: campaign.cover_image,
    faces: faces.map(({ stage_name, avatar }) => ({ name: stage_name, avatar })),
    more: others > 0 ? `+${others}` : null,
    words: {
      report: say('reportDocument.title'),
      actual: say('reportDocument.series.actual'),
      pace: say('reportDocument.series.pace'),
      // Which page of how many is known when all of them are drawn.
      page: say('reportDocument.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
  };
}
