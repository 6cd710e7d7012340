import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OwnSecondFactor } from '../../../domain/auth/types';
import { knowsPasskeys } from '../../../providers/passkeys';
import { useRead } from '../../../ui/console/data/useRead';
import { useDocumentTitle } from '../../../ui/console/useDocumentTitle';
import { LanguagePicker } from '../../layout/LanguagePicker';
import { useSignOut } from '../../layout/useSignOut';
import logo from '../../logo.svg';
import { AddPasskey } from './AddPasskey';
import { KeepCodes } from './KeepCodes';
import { SetUp } from './SetUp';
import styles from './setUpFirst.module.css';

/** In place of the console, where a role asks for a second factor: setting it up, or signing out. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const [codes, setCodes] = useState<string[]>();
  const [by, setBy] = useState<'app' | 'passkey'>('app');
  const { data: own } = useRead<OwnSecondFactor>('secondFactor');
  const isOffered = own?.passkeys_offered && knowsPasskeys();
  const leave = { cancelLabel: translate('common.logout'), onCancel: () => void signOut() };
  const title = translate(codes ? 'secondFactor.keep.title' : 'secondFactor.first.title');
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <img src={logo} alt="" width="28" height="28" />
          {translate('common.product')}
        </span>
        <LanguagePicker />
      </header>
      <main className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {codes ? (
          <KeepCodes codes={codes} onKept={onDone} />
        ) : (
          <>
            <p className={styles.lead}>{translate('secondFactor.first.help')}</p>
            {isOffered && (
              <Button size="small" onClick={() => setBy(by === 'app' ? 'passkey' : 'app')}>
                {translate(by === 'app' ? 'secondFactor.passkey.instead' : 'secondFactor.passkey.app_instead')}
              </Button>
            )}
            {by === 'app' ? (
              <SetUp {...leave} onDone={setCodes} />
            ) : (
              <AddPasskey {...leave} onDone={(given) => setCodes(given)} />
            )}
          </>
        )}
      </main>
    </div>
  );
}
