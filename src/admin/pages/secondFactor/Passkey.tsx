import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnPasskey } from '../../../domain/auth/passkeyTypes';
import { formatInstant } from '../../../domain/format';
import { AskFirst } from '../../../ui/console/AskFirst';
import { useVerb } from '../../../ui/console/data/useVerb';
import { InstantDay } from '../../../ui/plain/Day';
import styles from './secondFactor.module.css';

/** A passkey: its name, when it was last used, and the way to remove it, unless it is the last of the second factor. */
export function Passkey({ passkey, isLast }: { passkey: OwnPasskey; isLast: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useVerb('passkeyRemove');
  const { id, name, created_at, last_used_at } = passkey;
  return (
    <li className={styles.below}>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span>
          {translate('secondFactor.passkey.made')} <InstantDay value={created_at} /> ·{' '}
          {last_used_at
            ? translate('secondFactor.passkey.used', { at: formatInstant(last_used_at) })
            : translate('secondFactor.passkey.unused')}
        </span>
      </span>
      {!isLast && (
        <AskFirst
          final
          title={translate('secondFactor.passkey.remove_title', { name })}
          content={translate('secondFactor.passkey.remove_will')}
          confirm={translate('secondFactor.remove')}
          act={async () => {
            await remove({ params: { id } });
            notify(translate('secondFactor.passkey.removed', { name }), { type: 'success' });
          }}
        >
          {(ask) => (
            <Button
              size="small"
              className={styles.press}
              aria-label={translate('secondFactor.passkey.remove', { name })}
              onClick={ask}
            >
              {translate('secondFactor.remove')}
            </Button>
          )}
        </AskFirst>
      )}
    </li>
  );
}
