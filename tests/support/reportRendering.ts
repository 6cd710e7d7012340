import type { BuiltInLanguage } from '../../src/domain/languages/rules';
import { en } from '../../src/domain/locales/en';
import { translatorOf } from '../../src/domain/locales/translator';
import { vi } from '../../src/domain/locales/vi';
import type { ReportDocument } from '../../src/domain/reports/document';
import { sectionsOf } from '../../src/domain/reports/sections/sections';
import { metaOf } from '../../src/server/reports/files/meta';
import type { RenderTask } from '../../src/server/reports/files/task';

/** What a rendering of a report is given, without pictures. */
export function renderTaskOf(report: ReportDocument, language: BuiltInLanguage): RenderTask {
  const say = translatorOf({ vi, en }[language]);
  return {
    form: 'pdf',
    sections: sectionsOf(report, say, language),
    language,
    meta: metaOf(report, say, language),
    pictures: {},
  };
}
