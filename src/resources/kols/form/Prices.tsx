import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './form.module.css';
import type { PriceEntry } from './kolForm';

/** A price list in words, one price a line; of a form or of an answer. */
export function Prices({ value }: { value: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  // While they are typed, one may have no format or no amount yet.
  const prices = (value as PriceEntry[]).filter(({ post_format, price }) => post_format && typeof price === 'number');
  if (prices.length === 0) return translate('kolForm.none');
  return (
    <span className={styles.accounts}>
      {prices.map(({ social_type, post_format, price }) => (
        <span key={`${social_type} ${post_format}`} className={styles.account}>
          <NetworkIcon network={social_type} size={14} />
          <span>
            {translate(`campaigns.format.${post_format}`)}: {formatMoney(Number(price), language)}
          </span>
        </span>
      ))}
    </span>
  );
}
