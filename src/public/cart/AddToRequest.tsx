import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../domain/cart/entries';
import type { ErrorCode } from '../../domain/errors';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import { addToCart, getCart, subscribeCart } from '../../providers/cart';
import unseen from '../../ui/plain/unseen.module.css';
import styles from './Cart.module.css';

interface AddToRequestProps {
  kol: CartEntry;
  /** On a card among others: smaller, and called by the name of its KOL. */
  isOnCard: boolean;
  words: Catalogue;
}

/** Puts a KOL into the request that is being made, or says why not. */
export function AddToRequest({ kol, isOnCard, words }: AddToRequestProps) {
  const say = translatorOf(words);
  const name = kol.stage_name;
  const [isAwake, wake] = useState(false);
  const [refused, refuse] = useState<ErrorCode | null>(null);
  const [isAdded, setAdded] = useState(false);
  const isChosen = useSyncExternalStore(
    subscribeCart,
    () => getCart().some(({ id }) => id === kol.id),
    () => false,
  );
  useEffect(() => wake(true), []);
  const add = () => {
    const refusal = addToCart(kol);
    refuse(refusal);
    setAdded(refusal === null);
  };
  const told = refused ? say(`error.${refused}`) : isAdded ? say('publicSite.cart.added', { name }) : '';
  const label = say(`publicSite.cart.${isChosen ? 'chosen' : isOnCard ? 'add_short' : 'add'}`);
  return (
    <div className={isOnCard ? styles.addOnCard : styles.add}>
      <button
        type="button"
        className={isOnCard || isChosen ? 'button quiet' : 'button'}
        aria-label={isOnCard ? `${label}: ${name}` : undefined}
        disabled={!isAwake}
        onClick={add}
      >
        {label}
      </button>
      <p role="status" className={isOnCard && !refused ? unseen.unseen : undefined}>
        {told}
      </p>
    </div>
  );
}
