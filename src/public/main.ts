import { getCart, subscribeCart } from '../providers/cart';
import { islands } from './islands';
import { welcomeSignedIn } from './signedIn';

/** Brings the islands of a page to life. It is all a page loads that has none. */
async function awaken(place: HTMLElement): Promise<void> {
  const { island, props } = place.dataset;
  const load = Object.entries(islands).find(([name]) => name === island)?.[1];
  if (!load) return;
  const [{ hydrate }, component] = await Promise.all([import('./hydrate'), load()]);
  hydrate(place, component, props ?? '{}');
}

/** An empty cart shows nothing: what draws it is loaded with the first KOL that is put there. */
function awakenCart(place: HTMLElement): void {
  if (getCart().length > 0) {
    void awaken(place);
    return;
  }
  const stop = subscribeCart(() => {
    if (getCart().length === 0) return;
    stop();
    void awaken(place);
  });
}

welcomeSignedIn();
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (place.dataset.island === 'cart') awakenCart(place);
  else void awaken(place);
}
