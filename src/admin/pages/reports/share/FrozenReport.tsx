import Button from '@mui/material/Button';
import { useState } from 'react';
import { builtInLanguages } from '../../../../domain/languages/rules';
import type { ReportSnapshot } from '../../../../domain/reportSnapshots/types';
import { Chip } from '../../../../ui/console/record/Chip';
import { CopyButton } from '../../../../ui/console/record/CopyButton';
import { Day, Instant } from '../../../../ui/plain/Day';
import { statusTones } from '../../../../ui/plain/statusTones';
import { FrozenFiles } from './FrozenFiles';
import styles from './share.module.css';
import { stateOfSnapshot } from './states';
import { useShareWords } from './useShareWords';
import { WithdrawForm } from './WithdrawForm';

/** A frozen report: its number, whom it was made for, whether it counts, and its files. */
export function FrozenReport({ snapshot, mayWithdraw }: { snapshot: ReportSnapshot; mayWithdraw: boolean }) {
  const translate = useShareWords();
  const [withdrawing, setWithdrawing] = useState(false);
  const { number, code, audience, label, as_of, status, withdrawn_at, created_at, createdBy } = snapshot;
  const state = stateOfSnapshot(snapshot);
  return (
    <article className={styles.item} aria-label={number}>
      <header className={styles.itemHead}>
        <h3>
          {number} <CopyButton text={number} label={translate('reportShare.frozen.copy_number')} />
        </h3>
        <Chip tone={statusTones.snapshot[state]} label={translate(`reportShare.status.snapshot.${state}`)} />
      </header>
      <p>
        {[label, translate(`reportShare.audience.${audience}`)].filter(Boolean).join(' · ')} ·{' '}
        {translate('reports.as_of')} <Day value={as_of} />
      </p>
      <p className={styles.muted}>
        <Instant value={created_at} />
        {createdBy !== undefined && ` · ${createdBy?.fullname ?? translate('reportShare.frozen.by_itself')}`}
      </p>
      <p className={styles.muted}>
        {translate('reportShare.frozen.code')} <code>{code}</code>{' '}
        <CopyButton text={code} label={translate('reportShare.frozen.copy_code')} />{' '}
        <a href={`/verify?${new URLSearchParams({ number, code })}`} target="_blank" rel="noopener noreferrer">
          {translate('reportShare.frozen.verify')}
        </a>
      </p>
      <Replacing snapshot={snapshot} />
      {status === 'ready' &&
        builtInLanguages.map((lang) => <FrozenFiles key={lang} snapshot={snapshot} language={lang} />)}
      {status === 'failed' && <p className={styles.warning}>{translate('reportShare.frozen.failed')}</p>}
      {mayWithdraw && !withdrawn_at && !withdrawing && (
        <Button size="small" color="inherit" onClick={() => setWithdrawing(true)}>
          {translate('reportShare.frozen.withdraw')}
        </Button>
      )}
      {withdrawing && <WithdrawForm snapshot={snapshot} onClose={() => setWithdrawing(false)} />}
    </article>
  );
}

/** Why it no longer counts, and which one does instead. */
function Replacing({ snapshot }: { snapshot: ReportSnapshot }) {
  const translate = useShareWords();
  const { withdrawn_at, withdraw_reason, withdrawnBy, replaces, replaced_by } = snapshot;
  return (
    <>
      {withdrawn_at && (
        <p className={styles.warning}>
          {translate('reportShare.frozen.withdrawn', { reason: withdraw_reason ?? '' })}{' '}
          <span className={styles.muted}>
            <Instant value={withdrawn_at} />
            {withdrawnBy && ` · ${withdrawnBy.fullname}`}
          </span>
        </p>
      )}
      {replaced_by && <p>{translate('reportShare.frozen.replaced_by', { number: replaced_by })}</p>}
      {replaces && <p className={styles.muted}>{translate('reportShare.frozen.in_place_of', { number: replaces })}</p>}
    </>
  );
}
