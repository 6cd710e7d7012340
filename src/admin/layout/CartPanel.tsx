import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CartEntry } from '../../domain/cart/entries';
import { cartAction, cartTarget } from '../../domain/cart/rules';
import { comparedQuery, mayCompare } from '../../domain/kols/compare';
import { builtInFor } from '../../domain/languages/rules';
import { requestPath } from '../../domain/publicSite/paths';
import { mayOpen, pathTo } from '../../domain/routes';
import { removeFromCart, returnToCart } from '../../providers/cart';
import { getLocale } from '../../providers/locale';
import { useAccess, useMe } from '../../ui/console/access/useAccess';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { useCart } from '../../ui/console/useCart';
import styles from './Cart.module.css';
import { CartRow } from './CartRow';

const shownAtFirst = 3;

/** The chosen KOLs: three, then +N for the rest; what was taken out can be put back while the cart is open. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const cart = useCart();
  const [whole, setWhole] = useState(false);
  const [removed, setRemoved] = useState<{ entry: CartEntry; position: number }[]>([]);
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const access = useAccess();
  const me = useMe();
  const target = cartTarget(access);
  const publicForm = requestPath(builtInFor(getLocale()));
  const hidden = whole ? 0 : Math.max(0, cart.length - shownAtFirst);

  useEffect(() => {
    // The button that was pressed is gone with its row: the keyboard goes on at the way back.
    if (removed.length > 0) undo.current?.focus();
  }, [removed]);

  const remove = (gone: readonly CartEntry[]) => {
    setRemoved(gone.map((entry) => ({ entry, position: cart.indexOf(entry) })));
    removeFromCart(gone.map(({ id }) => id));
  };
  const putBack = () => {
    returnToCart(removed);
    setRemoved([]);
    list.current?.focus();
  };
  const showRest = () => {
    setWhole(true);
    list.current?.focus();
  };

  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>
          {translate('cart.label')} <span className={styles.count}>{cart.length}</span>
        </h2>
        {cart.length > 0 && (
          <Button color="secondary" onClick={() => remove(cart)}>
            {translate('cart.clear')}
          </Button>
        )}
      </header>
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={translate('cart.label')}>
        {cart.slice(0, cart.length - hidden).map((entry) => (
          <CartRow key={entry.id} entry={entry} onOpen={onClose} onRemove={() => remove([entry])} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className={styles.more} onClick={showRest}>
          {translate('cart.more', { total: hidden })}
        </Button>
      )}
      {cart.length === 0 && (
        <EmptyState
          title={translate('cart.empty')}
          hint={translate('cart.empty_hint')}
          action={
            mayOpen('kols', access) && (
              <Button component={Link} to={pathTo('kols')} variant="outlined" onClick={onClose}>
                {translate('cart.browse')}
              </Button>
            )
          }
        />
      )}
      <div role="status">
        {removed.length > 0 && (
          <p className={styles.removed}>
            {removed.length === 1
              ? translate('cart.removed', { name: removed[0]?.entry.stage_name })
              : translate('cart.cleared', { count: removed.length })}
            <Button ref={undo} onClick={putBack}>
              {translate('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      {cart.length > 0 && (
        <footer className={styles.foot}>
          {mayOpen('kolCompare', access) && mayCompare(cart) && (
            <Button
              component={Link}
              to={`${pathTo('kolCompare')}?${comparedQuery(cart.map(({ id }) => id))}`}
              onClick={onClose}
              variant="outlined"
              fullWidth
            >
              {translate('kols.score.compare')}
            </Button>
          )}
          <Button
            {...(target ? { component: Link, to: pathTo(target), onClick: onClose } : { href: publicForm })}
            variant="contained"
            fullWidth
          >
            {translate(`cart.action.${cartAction(me)}`)}
          </Button>
        </footer>
      )}
    </div>
  );
}
