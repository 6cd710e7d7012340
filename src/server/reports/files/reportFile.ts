import type { BuiltInLanguage } from '../../../domain/languages/rules';
import type { ReportDocument } from '../../../domain/reports/document';
import type { ReportForm } from '../../../domain/reports/forms';
import { sectionsOf } from '../../../domain/reports/sections/sections';
import type { FileStore } from '../../adapters/files/store';
import { inHeavyTurn } from '../../heavyTurns';
import { loadPictures, picturesOf } from '../pictures';
import { metaOf } from './meta';
import { reportPictures } from './pictures';
import { renderApart } from './renderApart';
import type { RenderTask } from './task';
import { fileWords } from './words';

/** What a file is made of and for: `gone` ends the work where whoever asked has left. */
interface Asked {
  form: ReportForm;
  language: BuiltInLanguage;
  gone: AbortSignal;
}

async function taskOf(
  files: FileStore,
  document: ReportDocument,
  { form, language, gone }: Asked,
): Promise<RenderTask> {
  const say = fileWords[language];
  const sections = sectionsOf(document, say, language);
  if (form === 'xlsx') return { form, document, sections, language };
  if (form === 'pptx') {
    const pictures = await loadPictures(files, picturesOf(document, sections), gone);
    return { form, document, sections, language, pictures };
  }
  const meta = metaOf(document, say, language);
  return { form, sections, language, meta, pictures: await reportPictures(files, sections, meta, gone) };
}

/**
 * A presented report as a file in one language, rendered apart from whoever answers requests; the same bytes for the same
 * document (CONTRACT-2 §9). @throws TooManyRequests; AppError service_unavailable; the signal's reason
 */
export function reportFile(files: FileStore, document: ReportDocument, asked: Asked): Promise<Buffer> {
  return inHeavyTurn(async () => renderApart(await taskOf(files, document, asked), asked.gone), asked.gone);
}
