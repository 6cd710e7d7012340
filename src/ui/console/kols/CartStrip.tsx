import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { Picture } from '../../plain/Picture';
import styles from './choose.module.css';

/** KOLs of the cart shown one by one; the others come along with all. */
const shown = 8;

interface CartStripProps {
  /** KOLs of the cart that are not chosen yet. */
  cart: readonly CartEntry[];
  onAdd: (entries: readonly CartEntry[]) => void;
}

/** What waits in the cart, taken over one by one or all at once; nothing where nothing waits. */
export function CartStrip({ cart, onAdd }: CartStripProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (cart.length === 0) return null;
  const more = cart.length - shown;
  return (
    <div className={styles.cart}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => onAdd(cart)}>
        {translate('kolChoice.add_cart', { count: cart.length, total: formatNumber(cart.length, language) })}
      </Button>
      <ul aria-label={translate('cart.label')}>
        {cart.slice(0, shown).map((kol) => (
          <li key={kol.id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={translate('kolChoice.choose', { name: kol.stage_name })}
              onClick={() => onAdd([kol])}
            >
              <Picture src={kol.avatar} name={kol.stage_name} width={22} shape="circle" />
              <span>{kol.stage_name}</span>
              <AddIcon sx={{ fontSize: 14 }} />
            </button>
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{translate('cart.more', { total: formatNumber(more, language) })}</li>}
      </ul>
    </div>
  );
}
