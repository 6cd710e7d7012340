import { type ReactNode, useMemo } from 'react';
import { RichTextField, useTranslate } from 'react-admin';
import { formatInstant, formatMoney, formatNumber, unknownText } from '../../../domain/format';
import { isNetwork } from '../../../domain/networks';
import { useLanguage } from '../../../ui/plain/language';
import { networkNames } from '../../../ui/plain/NetworkIcon';
import styles from '../campaign.module.css';

const rich: readonly string[] = ['description', 'off_description'];

/** Fields of a SOW or post and their values as people read them, where two edits are compared. */
export function usePartWords(part: 'sow' | 'post') {
  const translate = useTranslate();
  const language = useLanguage();
  return useMemo(() => {
    const labelOf = (field: string) => {
      if (field === 'reason' || field === 'evidence') return translate(`parts.figures.${field}`);
      if (field === 'is_online' || field === 'is_offline') return translate(`campaigns.sow.${field.slice(3)}`);
      if (field === 'is_active') return translate('parts.post.counts');
      return translate(field === 'sow_id' ? 'parts.post.sow' : `campaigns.${part}.${field}`);
    };
    const show = (field: string, value: unknown): ReactNode => {
      if (value === null || value === undefined || value === '') return unknownText;
      if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no');
      if (Array.isArray(value)) return value.map((tag) => `#${tag}`).join(' ') || unknownText;
      if (typeof value === 'number') {
        return field.endsWith('price') ? formatMoney(value) : formatNumber(value, language);
      }
      const text = String(value);
      if (rich.includes(field)) {
        return <RichTextField record={{ [field]: text }} source={field} className={styles.text ?? ''} />;
      }
      if (field === 'post_format') return translate(`campaigns.format.${text}`);
      if (field === 'post_time') return formatInstant(text);
      return isNetwork(text) ? networkNames[text] : text;
    };
    return { labelOf, show };
  }, [part, translate, language]);
}
