import type { Entity } from '../../domain/entities';
import type { Listener } from '../db/listener';
import { rememberedIntro } from '../introPage/remembered';
import { UntilChanged } from '../untilChanged';
import type { KeptPage } from './keptPage';

const sources: readonly Entity[] = ['introPages', 'kols', 'socials'];
const lifetime = 60_000;
// What a Host header says stands in a page several times.
const longestHome = 300;

/**
 * Drawn pages that are the same for everybody, until what they show is written. `what` names a page in one state of
 * what it shows. The Host header is part of a page and anybody's choice, so there are never more than so many pages,
 * and none of a host nobody could have; pages of KOLs stand apart, so that reading them all drives out no other.
 */
export function keptPages(listener: Listener) {
  const room = (capacity: number) =>
    new UntilChanged<KeptPage | null>(listener, { sources, lifetime, capacity, keeps: (page) => page !== null });
  const [plain, kols] = [room(64), room(256)];
  for (const pages of [plain, kols]) rememberedIntro({ listener }).feeds(pages);
  return (what: string, home: string, draw: () => Promise<KeptPage | null>): Promise<KeptPage | null> => {
    if (home.length > longestHome) return draw();
    return (what.startsWith('kol ') ? kols : plain).get(`${what} ${home}`, draw);
  };
}
