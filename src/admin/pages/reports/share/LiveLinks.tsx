import LinkIcon from '@mui/icons-material/AddLinkOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paging } from '../../../../domain/limits';
import type { ReportLink } from '../../../../domain/reportLinks/types';
import type { ReportDocument } from '../../../../domain/reports/document';
import { useRead } from '../../../../ui/console/data/useRead';
import { EmptyState } from '../../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../../ui/console/state/ErrorState';
import { ListBones } from '../../../../ui/console/state/ListBones';
import { LinkForm } from './LinkForm';
import { LiveLink } from './LiveLink';
import styles from './share.module.css';
import { useShareWords } from './useShareWords';

/** Links to the report for people without an account: those there are with their visits, and another one. */
export function LiveLinks({ report }: { report: ReportDocument }) {
  const translate = useShareWords();
  const { id } = report.campaign;
  const [editing, setEditing] = useState<ReportLink | 'new' | null>(null);
  const { data, error, refetch } = useRead<ReportLink[]>('reportLinkList', {
    params: { id },
    query: { size: paging.largestSize },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListBones />;
  if (editing) {
    const link = editing === 'new' ? null : editing;
    return <LinkForm campaignId={id} link={link} onClose={() => setEditing(null)} />;
  }
  const add = (
    <Button variant="contained" startIcon={<LinkIcon />} onClick={() => setEditing('new')}>
      {translate('reportShare.link.add')}
    </Button>
  );
  if (data.length === 0) {
    return (
      <EmptyState title={translate('reportShare.link.none')} hint={translate('reportShare.link.hint')} action={add} />
    );
  }
  return (
    <>
      <div className={styles.actions}>{add}</div>
      <ul className={styles.list} aria-label={translate('reportShare.link.title')}>
        {data.map((link) => (
          <li key={link.id}>
            <LiveLink link={link} onEdit={() => setEditing(link)} />
          </li>
        ))}
      </ul>
    </>
  );
}
