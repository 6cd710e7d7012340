import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartEntry } from '../../src/domain/cart/entries';
import { cartLimit } from '../../src/domain/limits';

/** A browser's storage as far as the cart knows it; `full` and `forbidden` are how browsers refuse. */
class Storage {
  readonly items = new Map<string, string>();
  full = false;
  forbidden = false;

  getItem(key: string): string | null {
    if (this.forbidden) throw new DOMException('denied', 'SecurityError');
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.full || this.forbidden) throw new DOMException('no room', 'QuotaExceededError');
    this.items.set(key, value);
  }
}

let storage: Storage;
let page: EventTarget;

beforeEach(() => {
  storage = new Storage();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

/** The provider as a page that has just been loaded has it. */
async function load() {
  vi.resetModules();
  return import('../../src/providers/cart');
}

function changedElsewhere(key: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const kol = (index: number): CartEntry => ({
  id: `0190b1d2-0000-7000-8000-${String(index).padStart(12, '0')}`,
  stage_name: `KOL ${index}`,
  avatar: null,
  code: `K${index}`,
});
const namesOf = (cart: readonly CartEntry[]) => cart.map(({ stage_name }) => stage_name);

describe('the cart', () => {
  it('outlives the page, under the key the specification names, with what is public of a KOL', async () => {
    const first = await load();
    const row = { ...kol(1), booking_price_from: 5_000_000 };
    expect(first.addToCart(row)).toBeNull();
    expect(JSON.parse(storage.items.get('kols-cart') ?? '')).toEqual([kol(1)]);
    expect((await load()).getCart()).toEqual([kol(1)]);
  });

  it('takes a KOL once', async () => {
    const { addToCart, getCart } = await load();
    addToCart(kol(1));
    expect(addToCart({ ...kol(1), stage_name: 'Another name' })).toBe('kols_added');
    expect(getCart()).toEqual([kol(1)]);
  });

  it('takes as many as fit', async () => {
    const { addToCart, getCart, removeFromCart } = await load();
    for (let index = 0; index < cartLimit; index += 1) expect(addToCart(kol(index))).toBeNull();
    expect(addToCart(kol(cartLimit))).toBe('cart_is_full');
    expect(getCart()).toHaveLength(cartLimit);
    removeFromCart([kol(0).id]);
    expect(addToCart(kol(cartLimit))).toBeNull();
  });

  it('puts what was taken out back where it stood, beside what came since', async () => {
    const { addToCart, getCart, removeFromCart, returnToCart } = await load();
    for (const index of [1, 2, 3, 4]) addToCart(kol(index));
    removeFromCart([kol(1).id, kol(3).id]);
    expect(namesOf(getCart())).toEqual(['KOL 2', 'KOL 4']);
    addToCart(kol(5));
    addToCart(kol(3));
    returnToCart([
      { entry: kol(1), position: 0 },
      { entry: kol(3), position: 2 },
    ]);
    expect(namesOf(getCart())).toEqual(['KOL 1', 'KOL 2', 'KOL 4', 'KOL 5', 'KOL 3']);
  });

  it('is the same array until it changes, so that drawing it ends', async () => {
    const { addToCart, getCart } = await load();
    expect(getCart()).toBe(getCart());
    addToCart(kol(1));
    const before = getCart();
    expect(getCart()).toBe(before);
    addToCart(kol(2));
    expect(getCart()).not.toBe(before);
  });

  it('tells of its own changes and of those of other tabs, and of nothing else', async () => {
    const { addToCart, getCart, subscribeCart } = await load();
    const listener = vi.fn();
    const leave = subscribeCart(listener);
    addToCart(kol(1));
    expect(listener).toHaveBeenCalledTimes(1);

    storage.items.set('kols-cart', JSON.stringify([kol(1), kol(2)]));
    changedElsewhere('kols-cart');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(namesOf(getCart())).toEqual(['KOL 1', 'KOL 2']);
    // What another tab has added is not lost by adding here.
    addToCart(kol(3));
    expect(namesOf(getCart())).toEqual(['KOL 1', 'KOL 2', 'KOL 3']);

    listener.mockClear();
    changedElsewhere('theme');
    expect(listener).not.toHaveBeenCalled();
    storage.items.clear();
    changedElsewhere(null);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(getCart()).toEqual([]);

    leave();
    addToCart(kol(1));
    changedElsewhere('kols-cart');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('starts empty on content it does not know, and writes over it', async () => {
    storage.items.set('kols-cart', '{"version":9,"<script>":1}');
    const { addToCart, getCart } = await load();
    expect(getCart()).toEqual([]);
    addToCart(kol(1));
    expect((await load()).getCart()).toEqual([kol(1)]);
  });

  it('lasts as long as the page where the browser stores nothing', async () => {
    for (const refusal of ['full', 'forbidden'] as const) {
      storage = Object.assign(new Storage(), { [refusal]: true });
      vi.stubGlobal('localStorage', storage);
      const { addToCart, getCart } = await load();
      expect(addToCart(kol(1))).toBeNull();
      expect(addToCart(kol(1))).toBe('kols_added');
      expect(getCart()).toEqual([kol(1)]);
      storage[refusal] = false;
      addToCart(kol(2));
      expect((await load()).getCart()).toEqual([kol(1), kol(2)]);
    }
  });

  it('is empty where there is no browser, as on the server that draws the public pages', async () => {
    vi.unstubAllGlobals();
    expect((await load()).getCart()).toEqual([]);
  });
});
