import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { MadeApiKey } from '../../../domain/auth/apiKeyTypes';
import { apiBase } from '../../../domain/endpoints';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { Footer } from '../../../ui/console/form/Footer';
import styles from './apiKeys.module.css';

/** The key, the one time it is shown: neither Escape nor a click beside it takes it away unseen. */
export function KeepKey({ made, onKept }: { made: MadeApiKey; onKept: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [call] = useState(
    () => `curl -H 'Authorization: Bearer ${made.secret}' ${window.location.origin}${apiBase}/users/me`,
  );
  const copy = () =>
    navigator.clipboard
      .writeText(made.secret)
      .then(() => notify(translate('apiKeys.keep.copied'), { type: 'success' }));
  return (
    <DialogFrame
      title={translate('apiKeys.keep.title', { name: made.name })}
      size="sm"
      onClose={() => undefined}
      hasFooter
    >
      <p className={styles.lead}>{translate('apiKeys.keep.help')}</p>
      <div className={styles.secret}>
        <code>{made.secret}</code>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          {translate('common.copy')}
        </Button>
      </div>
      <p className={styles.lead}>{translate('apiKeys.keep.try')}</p>
      <pre className={styles.call}>{call}</pre>
      <Footer>
        <Button variant="contained" onClick={onKept}>
          {translate('apiKeys.keep.done')}
        </Button>
      </Footer>
    </DialogFrame>
  );
}
