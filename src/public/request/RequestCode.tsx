import { useState } from 'react';
import type { Translate } from '../../domain/locales/translator';
import styles from './Request.module.css';

interface RequestCodeProps {
  code: string;
  say: Translate;
}

/** What the request is called from now on, to be kept: selected by one click, copied where the browser lets us. */
export function RequestCode({ code, say }: RequestCodeProps) {
  const [isCopied, setCopied] = useState(false);
  // A browser keeps its clipboard for pages opened over https.
  const mayCopy = navigator.clipboard !== undefined;
  return (
    <p className={styles.code}>
      {say('publicSite.request.code')} <strong>{code}</strong>
      {mayCopy && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            void navigator.clipboard.writeText(code).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {say('publicSite.request.copy_code')}
        </button>
      )}
      <span role="status">{isCopied && say('publicSite.request.code_copied')}</span>
    </p>
  );
}
