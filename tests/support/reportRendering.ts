import type { BuiltInLanguage } from '../../src/domain/languages/rules';
import type { ReportDocument } from '../../src/domain/reports/document';
import { sectionsOf } from '../../src/domain/reports/sections/sections';
import { metaOf } from '../../src/server/reports/files/meta';
import type { PdfTask } from '../../src/server/reports/files/task';
import { fileWords } from '../../src/server/reports/files/words';

/** What a rendering of a report is given, without pictures. */
export function renderTaskOf(report: ReportDocument, language: BuiltInLanguage): PdfTask {
  const say = fileWords[language];
  return {
    form: 'pdf',
    sections: sectionsOf(report, say, language),
    language,
    meta: metaOf(report, say, language),
    pictures: {},
  };
}
