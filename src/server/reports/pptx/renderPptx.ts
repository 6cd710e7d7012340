import PptxGenJS from 'pptxgenjs';
import { startOfDay } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import { fileWords } from '../files/words';
import type { ReportFile } from '../reportFile';
import { xmlTexts } from '../xmlText';
import { facesOf } from './cover';
import { cropPictures } from './crops';
import { type Deck, defineMaster } from './deck';
import { methodNotes } from './notes';
import { sameBytes } from './sameBytes';
import { addSections } from './sectionSlides';
import { colors, face, slide } from './theme';

const locales = { vi: 'vi-VN', en: 'en-US' } as const;

/**
 * A report as a .pptx deck of 16:9: a cover, then what belongs together on a slide, with charts and tables that PowerPoint edits, the method
 * in the notes. The same report gives the same bytes (CONTRACT-2 §9).
 */
export async function renderPptx(asked: ReportFile): Promise<Buffer> {
  const { document, sections } = xmlTexts({ document: asked.document, sections: asked.sections });
  const file: ReportFile = { ...asked, document, sections };
  const say = fileWords[file.language];
  const presentation = new PptxGenJS();
  presentation.defineLayout({ name: 'report', width: slide.width, height: slide.height });
  presentation.layout = 'report';
  presentation.theme = { headFontFace: face, bodyFontFace: face };
  presentation.title = `${document.campaign.name} (${document.campaign.code})`;
  presentation.subject = say('reportDocument.title');
  presentation.author = presentation.company = say('common.product');
  const deck: Deck = {
    ...{ presentation, file, say, asOf: formatDay(document.as_of) },
    pictures: await cropPictures(file, facesOf(file)),
    notes: methodNotes(file, say),
    text: (options) => ({
      ...{ fontFace: face, color: colors.ink, margin: 0, lang: locales[file.language], fit: 'none' as const },
      ...options,
    }),
  };
  defineMaster(deck);
  addSections(deck, sections);
  const written = await presentation.write({ outputType: 'nodebuffer' });
  return sameBytes(written as Buffer, startOfDay(document.as_of).toISOString().replace('.000Z', 'Z'));
}
