import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { ReportDocument } from '../../../domain/reports/document';
import { sectionsOf } from '../../../domain/reports/sections/sections';
import type { FileStore } from '../../adapters/files/store';
import { metaOf } from './meta';
import { reportPictures } from './pictures';
import { renderApart } from './renderApart';
import { inRenderTurn } from './renderTurns';
import type { ReportForm } from './task';
import { fileWords } from './words';

/** What a file is made of and for: `gone` ends the work where whoever asked has left. */
interface Asked {
  form: ReportForm;
  language: BuiltInLanguage;
  gone: AbortSignal;
}

/**
 * A presented report as a file in one language, rendered apart from whoever answers requests; the same bytes for the same
 * document (CONTRACT-2 §9). @throws TooManyRequests; AppError service_unavailable; the signal's reason
 */
export function reportFile(files: FileStore, report: ReportDocument, { form, language, gone }: Asked): Promise<Buffer> {
  const say = fileWords[language];
  const sections = sectionsOf(report, say, language);
  const meta = metaOf(report, say, language);
  return inRenderTurn(gone, async () => {
    const pictures = await reportPictures(files, sections, meta, gone);
    return renderApart({ form, sections, language, meta, pictures }, gone);
  });
}
