import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { ReportDocument } from '../../../domain/reports/document';
import { AsOfDay } from '../../../ui/console/AsOfDay';
import { useAccess } from '../../../ui/console/access/useAccess';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { DownloadMenu } from './DownloadMenu';
import styles from './report.module.css';
import { ShareButton } from './share/ShareButton';

interface ReportToolbarProps {
  report: ReportDocument;
  /** The chosen day; null for today. */
  onDay: (day: string | null) => void;
}

/** The day the numbers are as of, and the report as a file or on paper. */
export function ReportToolbar({ report, onDay }: ReportToolbarProps) {
  const translate = useTranslate();
  const access = useAccess();
  return (
    <div className={styles.toolbar}>
      <PageHeader
        title={translate('reports.title')}
        actions={
          <>
            <AsOfDay value={report.as_of} min={report.campaign.start_date} onDay={onDay} />
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {translate('reports.print')}
            </Button>
            <ShareButton report={report} />
            {can(access, 'campaigns_management', 'r_excel_report') && <DownloadMenu report={report} />}
          </>
        }
      />
    </div>
  );
}
