import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import { call as callServer } from '../answer';
import { useWait } from '../useWait';
import styles from './PasscodeForm.module.css';

interface PasscodeFormProps {
  /** Address of the call that opens the link. */
  call: string;
  words: Catalogue;
}

/** Says the passcode of a link and reads the page again when it was right. */
export function PasscodeForm({ call, words }: PasscodeFormProps) {
  const say = translatorOf(words);
  const field = useId();
  // Not React's to keep: it may have been typed before the page came to life.
  const input = useRef<HTMLInputElement>(null);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<'wrong' | 'slowed' | 'failed' | null>(null);
  const [seconds, wait] = useWait();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const passcode = input.current?.value;
    if (!passcode || busy || seconds > 0) return;
    setBusy(true);
    setFault(null);
    const answer = await callServer(call, { passcode });
    if (answer.is === 'answered') {
      window.location.reload();
      return;
    }
    setBusy(false);
    setFault(answer.is === 'refused' ? 'wrong' : answer.is);
    if (answer.is === 'slowed') wait(answer.seconds);
    if (answer.is === 'refused' && input.current) input.current.value = '';
  };

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <label className="field" htmlFor={field}>
        {say('publicSite.passcode.label')}
        <input
          id={field}
          ref={input}
          type="password"
          name="passcode"
          autoComplete="off"
          required
          aria-invalid={fault === 'wrong'}
          aria-describedby={`${field}-fault`}
        />
      </label>
      <button type="submit" className="button" disabled={!awake || busy || seconds > 0}>
        {say('publicSite.passcode.open')}
      </button>
      <p id={`${field}-fault`} className={styles.fault} role="alert">
        {fault === 'slowed'
          ? seconds > 0 && say('publicSite.passcode.slowed', { seconds })
          : fault && say(`publicSite.passcode.${fault}`)}
      </p>
    </form>
  );
}
