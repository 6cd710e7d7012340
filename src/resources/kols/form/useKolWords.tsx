import { type ReactNode, useCallback } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatDay, formatMoney, formatNumber, unknownText } from '../../../domain/format';
import type { Network } from '../../../domain/networks';
import { type Entered, enteredNumber } from '../../../domain/typedNumber';
import { Tags } from '../../../ui/console/record/Tags';
import { useOptions } from '../../../ui/console/useOptions';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import styles from './form.module.css';
import { Prices } from './Prices';

const nameOf = ({ name }: RaRecord & { name: string }) => name;
const kolSectors = { types: ['kol'] };

export const useSectorOptions = () => useOptions('sectors', nameOf, { filter: kolSectors });
export const useJobOptions = () => useOptions('jobs', nameOf);

interface KolWords {
  labelOf: (field: string) => string;
  /** A field's value in the person's words, of a form or of an answer. */
  show: (field: string, value: unknown) => ReactNode;
}

/** Fields of a KOL and their values as people read them. */
export function useKolWords(): KolWords {
  const translate = useTranslate();
  const language = useLanguage();
  const sectors = useSectorOptions();
  const jobs = useJobOptions();
  const labelOf = useCallback((field: string) => translate(`kolForm.field.${field}`), [translate]);
  const show = useCallback(
    (field: string, value: unknown): ReactNode => {
      if (value === null || value === undefined || value === '') return unknownText;
      if (Array.isArray(value) && value.length === 0) return translate('kolForm.none');
      if (field === 'sectors') return <Tags words={namesOf(value, sectors)} wrap />;
      if (field === 'jobs') return <Tags words={namesOf(value, jobs)} wrap />;
      if (field === 'socials') return <Accounts value={value} />;
      if (field === 'prices') return <Prices value={value} />;
      if (field === 'avatar' || field === 'group_photo') {
        return <Picture src={String(value)} name="" width={56} shape="circle" alt={labelOf(field)} />;
      }
      if (field === 'type') return translate(`kols.type.${value}`);
      if (field === 'gender') return translate(`kols.gender.${value}`);
      if (field === 'marriage') return translate(`kols.marriage.${value}`);
      if (field === 'birthdate') return formatDay(String(value));
      if (typeof value === 'number') return formatMoney(value, language);
      if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
      return <span className={styles.text}>{String(value)}</span>;
    },
    [translate, language, labelOf, sectors, jobs],
  );
  return { labelOf, show };
}

/** Names in the person's language of what is listed, be it records or the values of options. */
function namesOf(value: unknown, options: readonly { value: string; label: string }[]): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.map((entry) => {
    const isRecord = typeof entry === 'object' && entry !== null && 'id' in entry && 'name' in entry;
    const [value, name] = isRecord ? [entry.id, entry.name] : [entry, entry];
    return options.find((option) => option.value === value)?.label ?? String(name);
  });
}

interface ShownAccount {
  social_type: Network;
  url: string;
  /** As it is typed in a form, or as it was given. */
  follower_count?: Entered;
}

/** Accounts by their addresses, each once, with the followers that were entered. */
export function Accounts({ value }: { value: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  const accounts = value as ShownAccount[];
  if (accounts.length === 0) return translate('kolForm.none');
  // While they are typed, one may be empty, or there twice.
  const byUrl = new Map(accounts.map((account) => [account.url, account]));
  byUrl.delete('');
  return (
    <span className={styles.accounts}>
      {[...byUrl.values()].map(({ url, social_type, follower_count = '' }) => {
        const followers = enteredNumber(follower_count);
        return (
          <span key={url} className={styles.account}>
            <NetworkIcon network={social_type} size={14} />
            <span>
              {url.replace(/^https:\/\//, '')}
              {followers !== null && ` · ${formatNumber(followers, language)}`}
            </span>
          </span>
        );
      })}
    </span>
  );
}
