import type { ReportDocument } from '../../../../domain/reports/document';
import { SideDrawer } from '../../../../ui/console/form/SideDrawer';
import { Tabs } from '../../../../ui/console/record/Tabs';
import { useMayWrite } from '../ReportText';
import { FrozenReports } from './FrozenReports';
import { LiveLinks } from './LiveLinks';
import { shareParam } from './shareParam';
import { useShareWords } from './useShareWords';

/** What was frozen of a report, and for staff the links to it for people without an account (CONTRACT-2 §9). */
export function Sharing({ report, onClose }: { report: ReportDocument; onClose: () => void }) {
  const translate = useShareWords();
  const mayWrite = useMayWrite(report);
  if (!mayWrite) {
    return (
      <SideDrawer title={translate('reportShare.frozen.title')} onClose={onClose}>
        <FrozenReports report={report} />
      </SideDrawer>
    );
  }
  return (
    <SideDrawer title={translate('reportShare.title')} onClose={onClose}>
      <Tabs
        param={shareParam}
        tabs={[
          {
            key: 'frozen',
            label: translate('reportShare.frozen.title'),
            content: <FrozenReports report={report} />,
          },
          { key: 'links', label: translate('reportShare.link.title'), content: <LiveLinks report={report} /> },
        ]}
      />
    </SideDrawer>
  );
}
