import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import { ExportProgress } from '../../../ui/console/export/ExportProgress';
import styles from './report.module.css';
import { reportFiles, useReportFile } from './useReportFile';

const nothingYet = { bytes: 0, rows: null, total: null };

/** The report to take away, in the form that is chosen; while one is made it can be given up. */
export function DownloadMenu({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isRunning, start, stop } = useReportFile(report);
  if (isRunning) return <ExportProgress arrived={nothingYet} onStop={stop} />;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('reports.download')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {report.totals.booking_price !== undefined && (
          <ListSubheader role="none" className={styles.inside} sx={{ lineHeight: 1.35 }}>
            {translate('reportNotes.inside')}
          </ListSubheader>
        )}
        {reportFiles.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              void start(name);
            }}
          >
            {translate(`reports.file.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
