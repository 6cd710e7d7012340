import { type KeyboardEvent, useRef, useSyncExternalStore } from 'react';
import type { CartEntry } from '../../domain/cart/entries';
import type { Catalogue } from '../../domain/locales/catalogue';
import { translatorOf } from '../../domain/locales/translator';
import { getCart, removeFromCart, subscribeCart } from '../../providers/cart';
import { Portrait } from '../request/Portrait';
import styles from './Cart.module.css';

interface CartIslandProps {
  /** Where the request is sent. */
  request: string;
  words: Catalogue;
}

const none: readonly CartEntry[] = [];
const shown = 3;

/** Whom a visitor has chosen so far: the first three, how many more, and the way to ask for them. Nothing while nobody is. */
export function CartIsland({ request, words }: CartIslandProps) {
  const say = translatorOf(words);
  const kols = useSyncExternalStore(subscribeCart, getCart, () => none);
  const popover = useRef<HTMLDetailsElement>(null);
  if (kols.length === 0) return null;
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !popover.current) return;
    popover.current.open = false;
    popover.current.querySelector('summary')?.focus();
  };
  const more = kols.length - shown;
  return (
    <details ref={popover} className={styles.cart} onKeyDown={close}>
      <summary className="button quiet">{say('publicSite.cart.open', { total: kols.length })}</summary>
      <div className={styles.popover}>
        <strong>{say('publicSite.cart.title')}</strong>
        <ul>
          {kols.slice(0, shown).map((kol) => (
            <li key={kol.id}>
              <Portrait {...kol} />
              <span>{kol.stage_name}</span>
              <button
                type="button"
                aria-label={say('publicSite.cart.remove', { name: kol.stage_name })}
                onClick={() => removeFromCart([kol.id])}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && <p>{say('publicSite.cart.more', { total: more })}</p>}
        <a className="button" href={request}>
          {say('publicSite.cart.request')}
        </a>
      </div>
    </details>
  );
}
