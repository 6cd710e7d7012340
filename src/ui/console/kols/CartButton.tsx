import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCart';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { addToCart, removeFromCart } from '../../../providers/cart';
import { IconButton } from '../../plain/IconButton';
import { useIsChosen } from '../useCart';
import { useNotifyUndo } from '../useNotifyUndo';

interface CartButtonProps {
  kol: CartEntry;
  /** An icon in a row, or a button with its words. */
  look: 'icon' | 'words';
}

/** Puts a KOL into the cart and shows that it is there; a second time is refused (spec 2 §5). */
export function CartButton({ kol, look }: CartButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndo = useNotifyUndo();
  const chosen = useIsChosen(kol.id);
  const add = () => {
    const refusal = addToCart(kol);
    if (refusal) {
      notify(translate(`error.${refusal}`), { type: 'warning' });
      return;
    }
    notifyUndo(translate('cart.added', { name: kol.stage_name }), async () => {
      removeFromCart([kol.id]);
      return translate('cart.removed', { name: kol.stage_name });
    });
  };

  if (look === 'words') {
    return (
      <Button
        variant={chosen ? 'outlined' : 'contained'}
        startIcon={chosen ? <CheckIcon /> : <AddShoppingCartIcon />}
        onClick={add}
      >
        {translate(chosen ? 'cart.chosen' : 'cart.add')}
      </Button>
    );
  }
  const label = translate(chosen ? 'cart.chosen_name' : 'cart.add_name', { name: kol.stage_name });
  return (
    <IconButton label={label} tone={chosen ? 'good' : 'muted'} onClick={add}>
      {chosen ? <CheckIcon /> : <AddShoppingCartIcon />}
    </IconButton>
  );
}
