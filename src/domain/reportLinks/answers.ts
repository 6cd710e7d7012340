import type { LinkedReport, ReportLink } from './types';

/** What the calls of links to reports answer. */
export interface ReportLinkAnswers {
  reportLinkList: ReportLink;
  reportLinkCreate: ReportLink;
  reportLinkUpdate: ReportLink;
  linkedReport: LinkedReport;
}
