import Popover from '@mui/material/Popover';
import { type MouseEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SowHint } from '../../../domain/campaigns/values';
import { HintFix, type HintFixProps } from './HintFix';
import styles from './parts.module.css';

type SowHintsProps = Omit<HintFixProps, 'hint' | 'compact'>;

/** What a SOW lacks, the most pressing with its fix beside it; all of several behind a button. */
export function SowHintChips(props: SowHintsProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { hints = [] } = props.sow;
  const [first, ...others] = hints;
  if (!first) return null;
  const show = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    setAnchor(event.currentTarget);
  };
  return (
    <span className={styles.hints}>
      <Chip hint={first} short />
      {others.length === 0 && <HintFix {...props} hint={first} compact />}
      {others.length > 0 && (
        <button
          type="button"
          className={styles.fix}
          aria-haspopup="dialog"
          aria-label={`+${others.length} ${translate('parts.hint.more', { total: hints.length })}`}
          onClick={show}
        >
          +{others.length}
        </button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('parts.hint.label') } }}
      >
        <div className={styles.popover}>
          <SowHintList {...props} onFix={() => setAnchor(null)} />
        </div>
      </Popover>
    </span>
  );
}

/** Everything a SOW lacks, each with its fix beside it. */
export function SowHintList(props: SowHintsProps) {
  const translate = useTranslate();
  const { hints = [] } = props.sow;
  if (hints.length === 0) return null;
  return (
    <ul className={styles.lacking} aria-label={translate('parts.hint.label')}>
      {hints.map((hint) => (
        <li key={hint}>
          <Chip hint={hint} />
          <HintFix {...props} hint={hint} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ hint, short = false }: { hint: SowHint; short?: boolean }) {
  const translate = useTranslate();
  return (
    <span
      className={hint === 'overdue' ? `${styles.hint} ${styles.bad}` : styles.hint}
      title={translate(`campaignDetail.hint.${hint}`)}
    >
      {translate(`campaignDetail.${short ? 'lack' : 'hint'}.${hint}`)}
    </span>
  );
}
