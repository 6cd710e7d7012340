import { requestPath } from '../../domain/publicSite/paths';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { wordsOfCart } from '../words';
import { CartIsland } from './CartIsland';

/** The cart as the head of a page has it. */
export function Cart() {
  const { language } = usePage();
  const props = { request: requestPath(language), words: wordsOfCart(language) };
  return <Island name="cart" component={CartIsland} props={props} />;
}
