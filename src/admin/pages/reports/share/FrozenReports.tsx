import FreezeIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paging } from '../../../../domain/limits';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import type { ReportDocument } from '../../../../domain/reports/document';
import { useRead } from '../../../../ui/console/data/useRead';
import { EmptyState } from '../../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../../ui/console/state/ErrorState';
import { ListBones } from '../../../../ui/console/state/ListBones';
import { useMayWrite } from '../ReportText';
import { FreezeForm } from './FreezeForm';
import { FrozenReport } from './FrozenReport';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

/** The frozen reports of a campaign, newest first; who may write freezes another one here. */
export function FrozenReports({ report }: { report: ReportDocument }) {
  const translate = useShareWords();
  const mayWrite = useMayWrite(report);
  const [freezing, setFreezing] = useState(false);
  const { data, error, refetch } = useRead<ReportSnapshot[]>('reportSnapshotList', {
    params: { id: report.campaign.id },
    query: { size: paging.largestSize },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListBones />;
  if (freezing) return <FreezeForm report={report} frozen={data} onClose={() => setFreezing(false)} />;
  const freeze = mayWrite && (
    <Button variant="contained" startIcon={<FreezeIcon />} onClick={() => setFreezing(true)}>
      {translate('reportShare.frozen.freeze')}
    </Button>
  );
  if (data.length === 0) {
    const hint = translate(mayWrite ? 'reportShare.frozen.hint' : 'reportShare.frozen.hint_reader');
    return <EmptyState title={translate('reportShare.frozen.none')} hint={hint} action={freeze} />;
  }
  return (
    <>
      {freeze && <div className={styles.actions}>{freeze}</div>}
      <ul className={styles.list} aria-label={translate('reportShare.frozen.title')}>
        {data.map((snapshot) => (
          <li key={snapshot.id}>
            <FrozenReport snapshot={snapshot} mayWithdraw={mayWrite} />
          </li>
        ))}
      </ul>
    </>
  );
}
