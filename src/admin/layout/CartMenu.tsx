import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { showsCart } from '../../domain/cart/rules';
import { getAccount } from '../../providers/session';
import { useCart } from '../../ui/console/useCart';
import cartStyles from './Cart.module.css';
import { CartPanel } from './CartPanel';
import styles from './TopBar.module.css';

/** The cart in the top bar with how many KOLs are in it, for those who have one (spec 1 §2). */
export function CartMenu() {
  const translate = useTranslate();
  const total = useCart().length;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!showsCart(getAccount()?.me ?? null)) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${cartStyles.button}`}
        aria-label={translate('cart.holds', { total })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ShoppingCartIcon />
        {total > 0 && <span className={cartStyles.badge}>{total}</span>}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('cart.label'), sx: { mt: 1 } } }}
      >
        <CartPanel onClose={close} />
      </Popover>
    </>
  );
}
