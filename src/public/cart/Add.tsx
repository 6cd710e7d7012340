import type { CartEntry } from '../../domain/cart/entries';
import type { PublicKol } from '../../domain/kols/types';
import { Island } from '../Island';
import { usePage } from '../pageContext';
import { wordsOfCart } from '../words';
import { AddToRequest } from './AddToRequest';

interface AddProps {
  kol: Pick<PublicKol, keyof CartEntry>;
  isOnCard?: boolean;
}

/** The button that puts a KOL into the request. */
export function Add({ kol: { id, stage_name, avatar, code }, isOnCard = false }: AddProps) {
  const { language } = usePage();
  const props = { kol: { id, stage_name, avatar, code }, isOnCard, words: wordsOfCart(language) };
  return <Island name="addToRequest" component={AddToRequest} props={props} />;
}
