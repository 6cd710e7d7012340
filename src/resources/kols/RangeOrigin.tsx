import { useTranslate } from 'react-admin';
import { rangeEnds, setByHand } from '../../domain/kols/prices';
import type { KolDetail } from '../../domain/kols/types';
import styles from './kols.module.css';

/** Whether a KOL's price list says its range or somebody set it by hand; absent where there is no list. */
export function RangeOrigin({ kol }: { kol: KolDetail }) {
  const translate = useTranslate();
  const { prices = [], booking_price_from = null, booking_price_to = null } = kol;
  if (prices.length === 0) return null;
  const byHand = setByHand({ booking_price_from, booking_price_to }, prices);
  const isByHand = rangeEnds.some((end) => byHand[end] !== null);
  return <small className={styles.origin}>{translate(isByHand ? 'kols.prices.by_hand' : 'kols.prices.listed')}</small>;
}
