import type { LinkAddress, LinkedReport, ReportLink } from './types';

/** What the calls of links to reports answer. */
export interface ReportLinkAnswers {
  reportLinkList: ReportLink;
  reportLinkCreate: ReportLink;
  reportLinkUpdate: ReportLink;
  reportLinkAddress: LinkAddress;
  linkedReport: LinkedReport;
}
