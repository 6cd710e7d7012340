import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { CartPanel } from './CartPanel';
import type { PopupProps } from './usePopup';

/** The chosen KOLs, below the cart's button. */
export function CartPopup({ anchor, onClose }: PopupProps) {
  const translate = useTranslate();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('cart.label'), sx: { mt: 1 } } }}
    >
      <CartPanel onClose={onClose} />
    </Popover>
  );
}
