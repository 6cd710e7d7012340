import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactor } from '../../../domain/auth/types';
import { totpLimits } from '../../../domain/limits';
import { knowsPasskeys } from '../../../providers/passkeys';
import { Row, RowFacts, Rows } from '../profile/Rows';
import { AppRow } from './AppRow';
import { Passkey } from './Passkey';
import styles from './secondFactor.module.css';

const few = 3;

/** What can be opened from here. */
export type Opened = 'setUp' | 'passkey' | 'renew' | 'turnOff';
type Open = (dialog: Opened) => void;

/** What there is of the second factor, and the ways to change that. */
export function Ways({ own, onOpen }: { own: OwnSecondFactor; onOpen: Open }) {
  const translate = useTranslate();
  const { totp_since, passkeys, recovery_codes_left: left } = own;
  const isAlone = !totp_since && passkeys.length === 1;
  return (
    <Rows>
      <AppRow own={own} onAdd={() => onOpen('setUp')} />
      <Row
        title={<strong>{translate('secondFactor.passkey.title')}</strong>}
        end={
          mayAdd(own) && (
            <Button size="small" onClick={() => onOpen('passkey')}>
              {translate('secondFactor.passkey.add')}
            </Button>
          )
        }
      >
        <RowFacts>
          <PasskeyHelp own={own} />
        </RowFacts>
      </Row>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} passkey={passkey} isLast={isAlone} />
      ))}
      <Row
        title={<strong>{translate('secondFactor.codes')}</strong>}
        end={
          <Button size="small" onClick={() => onOpen('renew')}>
            {translate('secondFactor.renew.action')}
          </Button>
        }
      >
        <RowFacts warn={left <= few}>
          {translate(left <= few ? 'secondFactor.codes_low' : 'secondFactor.codes_left', {
            left,
            total: totpLimits.recoveryCodes,
          })}
        </RowFacts>
      </Row>
      <Row
        title={<strong>{translate('secondFactor.title')}</strong>}
        end={
          <Button size="small" color="error" onClick={() => onOpen('turnOff')}>
            {translate('secondFactor.turn_off.action')}
          </Button>
        }
      />
    </Rows>
  );
}

/** The two ways to turn it on; where there are no passkeys, why. */
export function TurnOn({ own, onOpen }: { own: OwnSecondFactor; onOpen: Open }) {
  const translate = useTranslate();
  return (
    <>
      <div className={styles.turnOn}>
        <Button variant="outlined" onClick={() => onOpen('setUp')}>
          {translate('secondFactor.turn_on')}
        </Button>
        {mayAdd(own) && (
          <Button variant="outlined" onClick={() => onOpen('passkey')}>
            {translate('secondFactor.passkey.turn_on')}
          </Button>
        )}
      </div>
      {!mayAdd(own) && (
        <p className={styles.note}>
          <PasskeyHelp own={own} />
        </p>
      )}
    </>
  );
}

const mayAdd = (own: OwnSecondFactor) => own.passkeys_offered && knowsPasskeys();

function PasskeyHelp({ own }: { own: OwnSecondFactor }) {
  const translate = useTranslate();
  if (!own.passkeys_offered) return <span>{translate('secondFactor.passkey.not_offered')}</span>;
  return <span>{translate(knowsPasskeys() ? 'secondFactor.passkey.help' : 'secondFactor.passkey.unknown')}</span>;
}
