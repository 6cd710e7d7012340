import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactor as Own } from '../../../domain/auth/types';
import { formatInstant } from '../../../domain/format';
import { totpLimits } from '../../../domain/limits';
import { useRead } from '../../../ui/console/data/useRead';
import { Chip } from '../../../ui/console/record/Chip';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { RenewDialog } from './RenewDialog';
import { SetUpDialog } from './SetUpDialog';
import styles from './secondFactor.module.css';
import { TurnOffDialog } from './TurnOffDialog';

const few = 3;

const dialogs = { setUp: SetUpDialog, renew: RenewDialog, turnOff: TurnOffDialog };
type Opened = keyof typeof dialogs;

/** Whether signing in takes more than the password, and the ways to change that. */
export function OwnSecondFactor() {
  const translate = useTranslate();
  const { data: own, error, refetch } = useRead<Own>('secondFactor');
  const [opened, setOpened] = useState<Opened | null>(null);
  const Dialog = opened && dialogs[opened];
  return (
    <Section
      title={translate('secondFactor.title')}
      description={translate('secondFactor.help')}
      actions={own?.on && <Chip tone="good" label={translate('secondFactor.on')} />}
    >
      {error && !own ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Ways own={own} onOpen={setOpened} />
      )}
      {Dialog && <Dialog onClose={() => setOpened(null)} />}
    </Section>
  );
}

function Ways({ own, onOpen }: { own: Own | undefined; onOpen: (dialog: Opened) => void }) {
  const translate = useTranslate();
  if (!own) return <p aria-busy="true">{translate('common.loading')}</p>;
  if (!own.on) {
    return (
      <Button variant="outlined" className={styles.press} onClick={() => onOpen('setUp')}>
        {translate('secondFactor.turn_on')}
      </Button>
    );
  }
  const left = own.recovery_codes_left;
  return (
    <ul className={styles.list}>
      <li>
        <span className={styles.what}>
          <strong>{translate('secondFactor.app')}</strong>
          <span>{translate('secondFactor.since', { at: formatInstant(own.since) })}</span>
        </span>
        <Button size="small" color="error" className={styles.press} onClick={() => onOpen('turnOff')}>
          {translate('secondFactor.turn_off.action')}
        </Button>
      </li>
      <li>
        <span className={styles.what}>
          <strong>{translate('secondFactor.codes')}</strong>
          <span className={left <= few ? styles.few : ''}>
            {translate(left <= few ? 'secondFactor.codes_low' : 'secondFactor.codes_left', {
              left,
              total: totpLimits.recoveryCodes,
            })}
          </span>
        </span>
        <Button size="small" className={styles.press} onClick={() => onOpen('renew')}>
          {translate('secondFactor.renew.action')}
        </Button>
      </li>
    </ul>
  );
}
