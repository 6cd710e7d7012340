import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { FinalReport } from '../../../domain/reports/types';
import { download } from '../../../providers/http';
import { AsOfDay } from '../../../ui/console/AsOfDay';
import { useAccess } from '../../../ui/console/access/useAccess';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { saveFile } from '../../../ui/console/saveFile';
import { errorText } from '../../../ui/console/state/errorText';
import styles from './report.module.css';

interface ReportToolbarProps {
  report: FinalReport;
  /** The chosen day; null for today. */
  onDay: (day: string | null) => void;
}

/** The day the numbers are as of, and the report as a file or on paper. */
export function ReportToolbar({ report, onDay }: ReportToolbarProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const access = useAccess();
  const [working, setWorking] = useState(false);
  const excel = async () => {
    setWorking(true);
    try {
      saveFile(await download('excelReport', { params: { id: report.campaign.id }, query: { as_of: report.as_of } }));
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    } finally {
      setWorking(false);
    }
  };
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
            {can(access, 'campaigns_management', 'r_excel_report') && (
              <Button
                variant="contained"
                startIcon={<DownloadIcon />}
                loading={working}
                loadingPosition="start"
                onClick={excel}
              >
                {translate('reports.excel')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
