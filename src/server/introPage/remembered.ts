import type { ShownIntro } from '../../domain/introPage/shown';
import type { Services } from '../context';
import type { Listener } from '../db/listener';
import { UntilChanged } from '../untilChanged';

type From = Pick<Services, 'listener'>;

const shownOf = new WeakMap<Listener, UntilChanged<ShownIntro>>();

/** The intro page as this process shows it, by language; figures of accounts may be a minute old. */
export function rememberedIntro({ listener }: From): UntilChanged<ShownIntro> {
  const known = shownOf.get(listener);
  if (known) return known;
  const shown = new UntilChanged<ShownIntro>(listener, {
    sources: ['introPages', 'kols'],
    lifetime: 60_000,
    capacity: 10,
  });
  shownOf.set(listener, shown);
  return shown;
}
