import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { ReportDocument } from '../../domain/reports/document';
import type { ReportSection } from '../../domain/reports/sections/types';

/** What a file of a report is made from; nothing else is read, and nothing is calculated. */
export interface ReportFile {
  document: ReportDocument;
  sections: readonly ReportSection[];
  language: BuiltInLanguage;
  /** JPEG or PNG by the address the document names; what is missing or broken is not there. */
  pictures: ReadonlyMap<string, Uint8Array>;
}
