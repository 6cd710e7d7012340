import { builtInLanguages } from '../../../domain/languages/rules';
import { kolPath, sitemapPartPath } from '../../../domain/publicSite/paths';
import { sitemapLimit, standingPages } from '../../../domain/publicSite/sitemap';
import type { Db } from '../../db/connection';
import { inLane } from '../../db/lanes';
import { countListedKols, findListedKols, type ListedKol } from '../../kols/queries/listed';
import { sitemapEntry, sitemapFrame, sitemapIndex } from './sitemapXml';

/** Rows read at a time. */
const step = 2_000;

/** Files of the list of pages, and how many KOLs each has; the standing pages are in the first. */
interface Parts {
  count: number;
  kols: number;
}

/** How the list is parted so that no file has more than `limit` addresses. */
async function partsOf(db: Db, limit: number): Promise<Parts> {
  const kols = Math.max(1, Math.floor(limit / builtInLanguages.length) - standingPages.length);
  const total = await countListedKols(inLane(db, '/kols'));
  return { kols, count: Math.max(1, Math.ceil(total / kols)) };
}

/** All pages that may be found, or the index of its parts where one file cannot hold them; `home` stands before each. */
export async function sitemap(db: Db, home: string, limit = sitemapLimit): Promise<string | AsyncGenerator<string>> {
  const parts = await partsOf(db, limit);
  if (parts.count === 1) return written(db, home, parts, 1);
  return sitemapIndex(Array.from({ length: parts.count }, (_, place) => home + sitemapPartPath(place + 1)));
}

/** One part of the list, from 1; null where there is no such part. */
export async function sitemapPart(
  db: Db,
  home: string,
  part: number,
  limit = sitemapLimit,
): Promise<AsyncGenerator<string> | null> {
  const parts = await partsOf(db, limit);
  return part >= 1 && part <= parts.count ? written(db, home, parts, part) : null;
}

async function* written(db: Db, home: string, { kols }: Parts, part: number): AsyncGenerator<string> {
  yield sitemapFrame.start;
  if (part === 1) yield standingPages.map((pathIn) => sitemapEntry({ pathIn }, home)).join('');
  let from: Parameters<typeof findListedKols>[1] = { place: (part - 1) * kols };
  for (let left = kols; left > 0; left -= step) {
    const some = await findListedKols(inLane(db, '/kols'), from, Math.min(step, left));
    yield some.map((kol) => entryOf(kol, home)).join('');
    const last = some.at(-1);
    if (!last || some.length < step) break;
    from = { after: last.id };
  }
  yield sitemapFrame.end;
}

const entryOf = ({ id, updated_at }: ListedKol, home: string) =>
  sitemapEntry({ pathIn: (language) => kolPath(language, id), updated_at }, home);
