import { useEffect, useRef } from 'react';
import type { Translate } from '../../domain/locales/translator';
import { answeredWithin } from '../../domain/publicSite/answeredWithin';
import styles from './Request.module.css';
import { RequestCode } from './RequestCode';

interface DoneProps {
  name: string;
  /** Null where the answer never came. */
  code: string | null;
  email: string;
  /** Where KOLs are found. */
  find: string;
  say: Translate;
}

/** That it has arrived, what happens next and when. */
export function Done({ name, code, email, find, say }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {say('publicSite.request.done', { name })}
      </h2>
      {code && <RequestCode code={code} say={say} />}
      <ol className={styles.next}>
        <li>{say('publicSite.request.next_mail', { email })}</li>
        <li>{say('publicSite.request.next_answer', { within: answeredWithin(say) })}</li>
        <li>{say('publicSite.request.next_plan')}</li>
      </ol>
      <a className="button quiet" href={find}>
        {say('publicSite.request.find_more')}
      </a>
    </div>
  );
}
