import type { ReportDocument } from '../../../domain/reports/document';
import { Acceptances } from './Acceptances';
import { ReportClicks } from './ReportClicks';
import { ReportTags } from './ReportTags';

/** What stands far below the figures, and comes after them: hashtags, clicks and acceptances. */
export function Appendix({ report }: { report: ReportDocument }) {
  return (
    <>
      <ReportTags report={report} />
      <ReportClicks report={report} />
      <Acceptances report={report} />
    </>
  );
}
