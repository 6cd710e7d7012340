import { showsCart } from '../../../domain/cart/rules';
import { useMe } from '../access/useAccess';

/** Whether the signed-in person chooses KOLs into a cart (spec 1 §2). */
export function useShowsCart(): boolean {
  return showsCart(useMe());
}
