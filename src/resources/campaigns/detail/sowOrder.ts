import type { Sow } from '../../../domain/campaigns/types';

type Placed = Pick<Sow, 'id' | 'number' | 'position'>;

/** These ids after one took the place of another; as they were where either is not among them. */
export function movedTo(ids: readonly string[], id: string, over: string): string[] {
  const to = ids.indexOf(over);
  const rest = ids.filter((one) => one !== id);
  return to < 0 || rest.length === ids.length ? [...ids] : rest.toSpliced(to, 0, id);
}

/** SOWs as the campaign holds them: by place, those of one place by number. */
export function inOrder<T extends Placed>(sows: readonly T[]): T[] {
  return sows.toSorted((a, b) => a.position - b.position || a.number - b.number);
}

/**
 * SOWs in the order of these ids, what they do not name last. The places held now are shared out anew, so that as few as
 * can be change; where several hold one, those after it move on.
 */
export function arranged<T extends Placed>(sows: readonly T[], ids: readonly string[]): T[] {
  const before = inOrder(sows);
  let last = 0;
  const places = before.map(({ position }) => {
    last = Math.max(position, last + 1);
    return last;
  });
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = ({ id }: T) => rank.get(id) ?? ids.length;
  return before
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((sow, index) => ({ ...sow, position: places[index] ?? sow.position }));
}
