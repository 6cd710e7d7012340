import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatCompact } from '../../../domain/format';
import type { KolSocial } from '../../../domain/kols/types';
import { useLanguage } from '../../../ui/plain/language';
import styles from './platform.module.css';

interface AccountPickerProps {
  accounts: readonly KolSocial[];
  chosen: string;
}

/** Which of several accounts of a network is shown; kept in the address as `account`. */
export function AccountPicker({ accounts, chosen }: AccountPickerProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [, setParameters] = useSearchParams();
  const choose = (id: string) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      draft.set('account', id);
      return draft;
    });
  return (
    <label className={styles.accounts}>
      <span>{translate('social.account')}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {accounts.map(({ id, name, url, follower_count }) => (
          <option key={id} value={id}>
            {name ?? url.replace(/^https:\/\//, '')} · {formatCompact(follower_count, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
