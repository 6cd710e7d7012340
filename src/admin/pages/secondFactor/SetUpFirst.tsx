import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../../ui/console/useDocumentTitle';
import { LanguagePicker } from '../../layout/LanguagePicker';
import { useSignOut } from '../../layout/useSignOut';
import logo from '../../logo.svg';
import { KeepCodes } from './KeepCodes';
import { SetUp } from './SetUp';
import styles from './setUpFirst.module.css';

/** In place of the console, where a role asks for a second factor: setting it up, or signing out. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const [codes, setCodes] = useState<string[]>();
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
            <SetUp cancelLabel={translate('common.logout')} onCancel={() => void signOut()} onDone={setCodes} />
          </>
        )}
      </main>
    </div>
  );
}
