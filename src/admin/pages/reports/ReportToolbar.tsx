import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import type { FinalReport } from '../../../domain/campaigns/types';
import { dayOf, isDay } from '../../../domain/dates';
import { download } from '../../../providers/http';
import { getAccessMap } from '../../../providers/session';
import { errorText } from '../../../ui/console/errorText';
import { PageHeader } from '../../../ui/console/PageHeader';
import { saveFile } from '../../../ui/console/saveFile';
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
  const [working, setWorking] = useState(false);
  const today = dayOf(new Date());
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
            <label className={styles.day}>
              {translate('reports.as_of')}
              <input
                type="date"
                key={report.as_of}
                defaultValue={report.as_of}
                min={report.campaign.start_date}
                max={today}
                onChange={({ target }) => {
                  if (isDay(target.value) && target.value >= '2000')
                    onDay(target.value === today ? null : target.value);
                }}
              />
            </label>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              {translate('reports.print')}
            </Button>
            {can(getAccessMap(), 'campaigns_management', 'r_excel_report') && (
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
