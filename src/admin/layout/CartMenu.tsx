import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import { useTranslate } from 'react-admin';
import { showsCart } from '../../domain/cart/rules';
import { useMe } from '../../ui/console/access/useAccess';
import { useCart } from '../../ui/console/useCart';
import { LateCode } from '../../ui/plain/late';
import cartStyles from './Cart.module.css';
import { CartPopup } from './latePopups';
import styles from './TopBar.module.css';
import { usePopup } from './usePopup';

/** The cart in the top bar with how many KOLs are in it, for those who have one (spec 1 §2). */
export function CartMenu() {
  const translate = useTranslate();
  const total = useCart().length;
  const popup = usePopup();
  const me = useMe();
  if (!showsCart(me)) return null;
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${cartStyles.button}`}
        aria-label={translate('cart.holds', { total })}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        onClick={popup.open}
      >
        <ShoppingCartIcon />
        {total > 0 && <span className={cartStyles.badge}>{total}</span>}
      </button>
      <LateCode>{popup.wasOpened && <CartPopup anchor={popup.anchor} onClose={popup.close} />}</LateCode>
    </>
  );
}
